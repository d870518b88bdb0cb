import { boxDigest, linkOf } from '@taproom/engine'
import { createMemo, Show } from 'solid-js'
import { Button, Icon } from '../../design/index.ts'
import { LinkField } from '../../online/view/LinkField.tsx'
import { fullAddress } from '../../route.ts'
import { words } from '../../words/index.ts'
import { codeOf } from '../ctrl/players.ts'
import type { TableContext } from './context.ts'
import { TableDialog } from './TableDialog.tsx'

export function ShareDialog(props: { context: TableContext }) {
  const { context } = props
  const { match } = context
  const shown = () => context.dialog() === 'share'
  const snapshot = () => match.snapshot()
  // Coding a whole match takes a moment, so it is done only for an open dialog.
  const link = createMemo(() => {
    const table = match.whole()
    return shown() && snapshot().index >= 0 && table ? linkOf(table) : ''
  })
  const isOwnBox = () => {
    const game = match.whole()?.game
    return game !== undefined && boxDigest(game.box) !== boxDigest(game.ownBox)
  }
  const names = match.players.map(player => player.name)
  const players = codeOf(match.players)
  return (
    <TableDialog context={context} name="share" title={words().share.title}>
      <div class="tb-share">
        <LinkField
          title={words().share.whole}
          hint={words().share.wholeHint}
          address={fullAddress({ page: 'link', link: link(), names, players })}
        />
        <Show when={!snapshot().live}>
          <LinkField
            title={words().share.position(snapshot().at)}
            hint={words().share.positionHint}
            address={fullAddress({ page: 'link', link: link(), at: snapshot().at, names, players })}
          />
        </Show>
        <Show when={isOwnBox()}>
          <p>{words().share.ownBox}</p>
        </Show>
        <section>
          <h3>{words().share.record}</h3>
          <p>{words().share.recordHint}</p>
          <Button label={words().share.record} art={<Icon of="download" />} onPress={() => context.download()} />
        </section>
      </div>
    </TableDialog>
  )
}
