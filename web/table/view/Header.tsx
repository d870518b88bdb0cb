import { createSteady } from '@taproom/board'
import { boxDigest } from '@taproom/engine'
import { hintWords } from '../../bots/words.ts'
import { TableHeader } from '../../design/index.ts'
import { go } from '../../route.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { hintShown, mayHint, showHint } from './Hint.tsx'

export function Header(props: { context: TableContext }) {
  const { asking, match } = props.context
  const snapshot = () => match.snapshot()
  const acting = () => snapshot().pending ?? snapshot().asked
  /** Only where the points of a match under way are shown. */
  const pointsOf = (seat: number) => {
    const points = props.context.points()[seat]
    return points === undefined ? undefined : String(points).replace('-', '−')
  }
  const ownBox = (() => {
    const { game } = match.room
    return boxDigest(game.box) !== boxDigest(game.ownBox)
  })()
  const order = createSteady(() =>
    match.players.map((player, seat) => ({
      seat: player.colour,
      label: seat === acting() ? words().table.turnOf(player.name) : player.name,
      note: props.context.online?.note(seat),
      points: pointsOf(seat),
      on: seat === acting(),
    })),
  )
  const askTool = () =>
    ({
      label: asking.mode() ? words().explain.leave : words().explain.mode,
      icon: 'question',
      pressed: asking.mode(),
      onPress: () => asking.setMode(!asking.mode()),
    }) as const
  const hintTool = () =>
    ({
      label: hintWords().hint,
      icon: 'bulb',
      pressed: hintShown(),
      onPress: () => showHint(!hintShown()),
    }) as const
  return (
    <TableHeader
      brand={words().front.brand}
      homeLabel={words().table.home}
      onHome={() => go({ page: 'front' })}
      title={ownBox ? `${props.context.words().name} · ${words().points.ownValues}` : props.context.words().name}
      ownPoints={pointsOf(snapshot().viewer)}
      pointsLabel={words().points.title}
      onPoints={() => props.context.open('points')}
      aside={props.context.online?.aside() ?? words().table.move(snapshot().at)}
      away={props.context.online?.away()}
      orderLabel={words().setup.seats}
      order={order()}
      tools={[
        ...(props.context.online?.tools() ?? []),
        ...(props.context.online?.watching()
          ? []
          : [{ label: words().table.choices, icon: 'log', onPress: () => props.context.open('choices') } as const]),
        ...(props.context.textual() ? [] : [askTool()]),
        ...(mayHint(props.context) ? [hintTool()] : []),
        {
          label: words().front.rules,
          icon: 'book',
          pressed: props.context.bookOpen(),
          onPress: () => props.context.openBook(!props.context.bookOpen()),
        },
        { label: words().table.more, icon: 'more', onPress: () => props.context.open('more') },
      ]}
    />
  )
}
