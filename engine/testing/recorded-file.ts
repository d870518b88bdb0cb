/** Where the matches of one version are: `matches-<seats>.jsonl` for the first, `matches-<seats>-v<version>.jsonl` for later ones. */
export const recordedFile = (fixtures: URL, seats: number, rules: number, versions: readonly number[]): URL =>
  new URL(`matches-${seats}${rules === versions[0] ? '' : `-v${rules}`}.jsonl`, fixtures)
