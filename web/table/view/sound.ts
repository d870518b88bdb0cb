let context: AudioContext | undefined

/** A soft knock on wood: two short, falling tones. */
export function knock(): void {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    for (const [at, pitch] of [
      [0, 220],
      [0.11, 165],
    ] as const) {
      const tone = context.createOscillator()
      const loud = context.createGain()
      tone.frequency.setValueAtTime(pitch, now + at)
      tone.frequency.exponentialRampToValueAtTime(pitch / 2, now + at + 0.08)
      loud.gain.setValueAtTime(0.18, now + at)
      loud.gain.exponentialRampToValueAtTime(0.001, now + at + 0.1)
      tone.connect(loud).connect(context.destination)
      tone.start(now + at)
      tone.stop(now + at + 0.12)
    }
  } catch {
    // Without sound the table is complete.
  }
}
