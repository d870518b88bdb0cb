import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Meters } from '../live/meters.ts'
import type { LogMeters } from '../store/log-meters.ts'

/** A good disk takes less than a millisecond, a full or dying one seconds. */
const DISK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Numbers for Prometheus; none of them names a person or a match. */
export class Metrics implements Meters, LogMeters {
  readonly registry = new Registry()
  readonly #acknowledged
  readonly #kinds = new Map<string, { inc(): void }>()
  readonly #seconds
  readonly #refused
  readonly #reloads
  readonly #woken
  readonly #commits
  readonly #batches
  readonly #flushes
  readonly #thoughts
  readonly #putOff
  readonly #troubles
  readonly #told
  readonly #log: (what: string, error: unknown) => void

  constructor(process: boolean, log: (what: string, error: unknown) => void) {
    this.#log = log
    const registers = [this.registry]
    if (process) collectDefaultMetrics({ register: this.registry })
    this.#acknowledged = new Counter({
      name: 'taproom_acknowledged_total',
      help: 'Actions written to the log and acknowledged',
      labelNames: ['kind'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'taproom_acknowledge_seconds',
      help: 'From the arrival of an action to its commit',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    })
    this.#refused = new Counter({
      name: 'taproom_refused_total',
      help: 'Actions refused',
      labelNames: ['code'],
      registers,
    })
    this.#reloads = new Counter({ name: 'taproom_reloads_total', help: 'Matches read again from the log', registers })
    this.#woken = new Histogram({
      name: 'taproom_wake_seconds',
      help: 'From asking for a match that slept to its table',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    })
    this.#commits = new Histogram({
      name: 'taproom_commit_seconds',
      help: 'From the beginning of a commit of the log until it is on disk',
      buckets: DISK,
      registers,
    })
    this.#batches = new Histogram({
      name: 'taproom_commit_entries',
      help: 'Entries in one commit of the log',
      buckets: [1, 2, 5, 10, 25, 50, 100, 200, 400],
      registers,
    })
    this.#flushes = new Histogram({
      name: 'taproom_fsync_seconds',
      help: 'How long a commit waited for the disk alone (SQLite)',
      buckets: DISK,
      registers,
    })
    this.#thoughts = new Histogram({
      name: 'taproom_thought_wait_seconds',
      help: 'How long bots waited for their turn to think',
      buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    })
    this.#putOff = new Counter({
      name: 'taproom_thoughts_put_off_total',
      help: 'Thoughts of bots that were put off because too many waited',
      registers,
    })
    this.#troubles = new Counter({
      name: 'taproom_troubles_total',
      help: 'Things that went wrong inside',
      labelNames: ['what'],
      registers,
    })
    this.#told = new Counter({
      name: 'taproom_notices_total',
      help: 'Notices that arrived, failed for now, or were given up',
      labelNames: ['channel', 'outcome'],
      registers,
    })
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  acknowledged(kind: string, milliseconds: number): void {
    // Finding the counter of a label anew for every move takes longer than counting.
    const counter = this.#kinds.get(kind) ?? this.#acknowledged.labels({ kind })
    this.#kinds.set(kind, counter)
    counter.inc()
    this.#seconds.observe(milliseconds / 1000)
  }

  refused(code: string): void {
    this.#refused.inc({ code })
  }

  reloaded(): void {
    this.#reloads.inc()
  }

  woken(milliseconds: number): void {
    this.#woken.observe(milliseconds / 1000)
  }

  committed(entries: number, milliseconds: number): void {
    this.#commits.observe(milliseconds / 1000)
    this.#batches.observe(entries)
  }

  flushed(milliseconds: number): void {
    this.#flushes.observe(milliseconds / 1000)
  }

  told(channel: string, outcome: string): void {
    this.#told.inc({ channel, outcome })
  }

  thoughtWaited(milliseconds: number): void {
    this.#thoughts.observe(milliseconds / 1000)
  }

  putOff(): void {
    this.#putOff.inc()
  }

  trouble(what: string, error: unknown): void {
    this.#troubles.inc({ what })
    this.#log(what, error)
  }
}
