import { createEffect, createUniqueId, type JSX, Show } from 'solid-js'
import './dialog.css'
import { Button } from './Button.tsx'

export interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: JSX.Element
  actions?: JSX.Element
}

/** The platform's own modal dialog: it keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const title = createUniqueId()
  let box: HTMLDialogElement | undefined
  createEffect(() => {
    if (props.open && !box?.open) box?.showModal()
    if (!props.open && box?.open) box.close()
  })
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={title}
      onClose={() => props.onClose()}
      onClick={event => event.target === box && props.onClose()}
      onKeyDown={event => event.stopPropagation()}
    >
      <header>
        <h2 id={title}>{props.title}</h2>
        <Button label={props.closeLabel} icon="close" iconOnly look="quiet" onPress={props.onClose} />
      </header>
      <div class="dialog-body">{props.children}</div>
      <Show when={props.actions}>
        <footer>{props.actions}</footer>
      </Show>
    </dialog>
  )
}
