import { children, createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js'
import './dialog.css'
import { Button } from './Button.tsx'
import { stayIn } from './modal.ts'

interface DialogProps {
  open: boolean
  title: string
  closeLabel: string
  onClose: () => void
  children: JSX.Element
  actions?: JSX.Element
}

/**
 * A dialog that keeps the focus inside and gives it back. Not by the platform's `showModal`: that makes the page around it
 * inert, and the styles of all its elements are worked out anew at every opening and closing, 20 ms and more on a full table.
 */
export function Dialog(props: DialogProps) {
  const title = createUniqueId()
  const actions = children(() => props.actions)
  let box: HTMLDialogElement | undefined
  createEffect(() => {
    if (!props.open || !box) return
    const dialog = box
    const leave = stayIn(dialog, () => props.onClose())
    dialog.show()
    onCleanup(() => {
      // Not `close()`, which would hand the focus back by itself, in the middle of what the answer changes.
      dialog.open = false
      leave()
    })
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same.
    <div
      class="dialog-room"
      classList={{ open: props.open }}
      onClick={event => event.target === event.currentTarget && props.onClose()}
    >
      <dialog
        ref={box}
        class="dialog"
        aria-modal="true"
        aria-labelledby={title}
        onKeyDown={event => event.stopPropagation()}
      >
        <header>
          <h2 id={title}>{props.title}</h2>
          <Button label={props.closeLabel} icon="close" iconOnly look="quiet" onPress={props.onClose} />
        </header>
        <div class="dialog-body">{props.children}</div>
        <Show when={actions()}>
          <footer>{actions()}</footer>
        </Show>
      </dialog>
    </div>
  )
}
