import type { Pace } from '@taproom/protocol'
import { Segmented, Select } from '../../design/index.ts'
import { rooms } from '../../rooms.ts'
import { onlineWords } from '../../words/online/index.ts'
import { titleOf } from './games.ts'

/** Which of the public tables somebody wants to see. */
export interface TableWishes {
  readonly game?: string
  readonly pace?: Pace['kind']
}

const EVERY = ''
const PACES = ['any', 'live', 'daily'] as const

export function TableFilter(props: { wished: TableWishes; onChange: (wished: TableWishes) => void }) {
  const w = () => onlineWords().people.tables
  const games = [EVERY, ...Object.keys(rooms)]
  const choose = (game: string | undefined, pace: Pace['kind'] | undefined) =>
    props.onChange({ ...(game ? { game } : {}), ...(pace ? { pace } : {}) })
  return (
    <fieldset class="on-filter">
      <legend class="unseen">{w().filter}</legend>
      <Select
        label={w().game}
        values={games}
        value={props.wished.game ?? EVERY}
        wordOf={game => (game === EVERY ? w().every : titleOf(game))}
        onChange={game => choose(game, props.wished.pace)}
      />
      <Segmented
        label={w().pace}
        options={PACES.map(id => ({ id, label: w().paces[id] }))}
        value={props.wished.pace ?? 'any'}
        onChange={pace => choose(props.wished.game, pace === 'any' ? undefined : pace)}
      />
    </fieldset>
  )
}
