import { boxDigest, linkOf } from '@taproom/engine'
import { createMemo, createSignal, createUniqueId, Show } from 'solid-js'
import { copyFrom } from '../../copy.ts'
import { Button, Dialog } from '../../design/index.ts'
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
        <Address
          title={words().share.whole}
          hint={words().share.wholeHint}
          address={fullAddress({ page: 'link', link: link(), names })}
        />
        <Show when={!picture().live}>
          <Address
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

function Address(props: { title: string; hint: string; address: string }) {
  const [told, setTold] = createSignal('')
  const title = createUniqueId()
  let field: HTMLInputElement | undefined
  const copy = async () => {
    const copied = field !== undefined && (await copyFrom(field))
    setTold(copied ? words().share.copied : words().share.failed)
  }
  return (
    <section>
      <h3 id={title}>{props.title}</h3>
      <p>{props.hint}</p>
      <div class="copy">
        <input
          ref={field}
          readonly
          value={props.address}
          aria-labelledby={title}
          onFocus={e => e.currentTarget.select()}
        />
        <Button label={words().share.copy} look="primary" onPress={copy} />
      </div>
      <p class="told" role="status">
        {told()}
      </p>
    </section>
  )
}
