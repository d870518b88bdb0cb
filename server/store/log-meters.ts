/** What is counted while the log is written. */
export interface LogMeters {
  /** A commit with so many entries is on disk; how long it took from its beginning. */
  committed(entries: number, milliseconds: number): void
  /** The embedded store waited so long for the disk alone; PostgreSQL does not tell. */
  flushed(milliseconds: number): void
}

export const uncounted: LogMeters = { committed() {}, flushed() {} }
