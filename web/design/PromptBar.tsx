import { Index, type JSX, Show } from 'solid-js'
import './prompt.css'
import { Button, type ButtonProps } from './Button.tsx'

interface PromptBarProps {
  label: string
  question: JSX.Element
  preview?: JSX.Element
  /** Why the last tap was not legal; takes the place of the preview until the next one. */
  refusal?: { text: string; rule: string; onRule?: () => void }
  answers: readonly ButtonProps[]
  /** Stands there while there is neither preview nor refusal, and is not read aloud by itself. */
  below?: JSX.Element
  /** Another seat is to act. */
  waiting?: boolean
}

export function PromptBar(props: PromptBarProps) {
  return (
    <section class="prompt oak" classList={{ waiting: props.waiting }} aria-label={props.label} tabindex="-1">
      <div class="say">
        <div aria-live="polite">
          <p class="question">{props.question}</p>
          <Show
            when={props.refusal}
            fallback={<Show when={props.preview}>{<p class="preview">{props.preview}</p>}</Show>}
          >
            {refusal => (
              <p class="refusal">
                <span>{refusal().text}</span>
                <button type="button" onClick={() => refusal().onRule?.()}>
                  {refusal().rule}
                </button>
              </p>
            )}
          </Show>
        </div>
        <Show when={!props.refusal && !props.preview}>{props.below}</Show>
      </div>
      <div class="answers">
        <Index each={props.answers}>{answer => <Button {...answer()} />}</Index>
      </div>
    </section>
  )
}
