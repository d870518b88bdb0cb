import { parseArgs } from 'node:util'
import { allowed } from '@taproom/engine'
import { shelf } from '@taproom/shelf'

/** What can be played. */
export async function games(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
  const rooms = await Promise.all(Object.values(shelf).map(open => open()))
  const list = await Promise.all(
    rooms.map(async ({ game, words }) => ({
      id: game.id,
      name: (await words.en()).name,
      seats: game.declared.seats,
      rules: game.rules,
      versions: game.declared.versions,
      components: game.box.id,
      options: game.declared.options,
    })),
  )
  if (values.json) {
    console.log(JSON.stringify(list, null, 2))
    return
  }
  for (const { id, name, seats, rules, components, options } of list) {
    console.log(`${id}  ${name}, ${seats.from}–${seats.to} seats, rules version ${rules}, components ${components}`)
    for (const [option, declared] of Object.entries(options))
      console.log(`  ${option} = ${declared.default}  (${allowed(declared)})`)
  }
}
