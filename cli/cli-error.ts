/** Something the caller can mend: shown as a sentence, without a stack. */
export class CliError extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode = 2) {
    super(sentence)
    this.exitCode = exitCode
  }
}
