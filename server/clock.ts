/** More than this between two looks at the clock is no passing of time: somebody set it, or the machine slept. */
const JUMP = 5000
/** What we are apart from the machine's clock is made up for at this speed: an hour in ten, unnoticed by anybody's thinking time. */
const SLEW = 0.1

export interface Clock {
  /** Milliseconds since 1970; never far from what was said before, whatever becomes of the machine's clock. */
  now(): number
  /** The machine's clock is right: what it shows now is the time. */
  follow(): void
  /** How far it is from the machine's clock, in milliseconds. */
  readonly apart: number
}

/** Follows a clock that may be set, by one that only runs. */
export function steadyClock(wall: () => number, running: () => number): Clock {
  let lastWall = wall()
  let lastRunning = running()
  /** Taken from the machine's clock. */
  let apart = 0
  return {
    now() {
      const [nextWall, nextRunning] = [wall(), running()]
      const passed = Math.max(0, nextRunning - lastRunning)
      const jumped = nextWall - lastWall - passed
      if (Math.abs(jumped) > JUMP) apart += jumped
      else apart -= Math.sign(apart) * Math.min(Math.abs(apart), passed * SLEW)
      lastWall = nextWall
      lastRunning = nextRunning
      return Math.round(nextWall - apart)
    },
    follow() {
      lastWall = wall()
      lastRunning = running()
      apart = 0
    },
    get apart() {
      return apart
    },
  }
}

/** The time of deadlines, expiry and claims. */
export const clock = steadyClock(
  () => Date.now(),
  () => performance.now(),
)
export const now = (): number => clock.now()
