import { type AnyRoom, boxDigest, digestText } from '@taproom/engine'

const forms = new WeakMap<AnyRoom['game'], string>()

/**
 * Names everything that server and client must share to read the same cells: the version of the rules, the layout, the numbers of
 * prompts and moves, the components. Two programs with different forms of a game must not read each other's tables.
 */
export function formOf(game: AnyRoom['game']): string {
  const known = forms.get(game)
  if (known !== undefined) return known
  const { layout, prompts, moves } = game.declared
  const parts = [layout.digest, prompts, moves.map(({ name }) => name), boxDigest(game.box)]
  const form = `${game.rules}-${digestText(JSON.stringify(parts)).slice(0, 8)}`
  forms.set(game, form)
  return form
}
