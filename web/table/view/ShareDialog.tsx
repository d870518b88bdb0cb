import { boxDigest, linkOf } from '@taproom/engine'
import { createMemo, Show } from 'solid-js'
import { Button, Dialog } from '../../design/index.ts'
import { LinkField } from '../../online/view/LinkField.tsx'
import { fullAddress } from '../../route.ts'
import { words } from '../../words/index.ts'
import type { Desk } from './desk.ts'
import { Sign } from './Sign.tsx'

export function ShareDialog(props: { desk: Desk }) {
  const { desk } = props
  const { match } = desk
  const shown = () => desk.dialog() === 'share'
  const picture = () => match.picture()
  // Coding a whole match takes a moment, so it is done only for an open dialog.
  const link = createMemo(() => {
    const table = match.whole()
    return shown() && picture().index >= 0 && table ? linkOf(table) : ''
  })
  const isOwnBox = () => {
    const game = match.whole()?.game
    return game !== undefined && boxDigest(game.box) !== boxDigest(game.declared.box)
  }
  const names = match.sitters.map(sitter => sitter.name)
  return (
    <Dialog
      open={shown()}
      title={words().share.title}
      closeLabel={words().table.close}
      onClose={() => desk.close('share')}
    >
      <div class="tb-share">
        <LinkField
          title={words().share.whole}
          hint={words().share.wholeHint}
          address={fullAddress({ page: 'link', link: link(), names })}
        />
        <Show when={!picture().live}>
          <LinkField
            title={words().share.position(picture().at)}
            hint={words().share.positionHint}
            address={fullAddress({ page: 'link', link: link(), at: picture().at, names })}
          />
        </Show>
        <Show when={isOwnBox()}>
          <p>{words().share.ownBox}</p>
        </Show>
        <section>
          <h3>{words().share.record}</h3>
          <p>{words().share.recordHint}</p>
          <Button label={words().share.record} art={<Sign of="download" />} onPress={() => desk.download()} />
        </section>
      </div>
    </Dialog>
  )
}
