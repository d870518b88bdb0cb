/** What is counted while matches are played. */
export interface Meters {
  acknowledged(kind: string, milliseconds: number): void
  refused(code: string): void
  reloaded(): void
  /** A match that slept is played again; how long it took until its table was there. */
  woken(milliseconds: number): void
  /** A bot's thought was put off: too many wait already. */
  putOff(): void
  trouble(what: string, error: unknown): void
}
