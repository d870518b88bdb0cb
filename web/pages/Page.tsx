import { type JSX, onMount } from 'solid-js'
import { Icon } from '../design/index.ts'
import { go } from '../route.ts'
import { words } from '../words/index.ts'
import { Announced } from './Announced.tsx'
import { focusHeading } from './focus-heading.ts'
import './page.css'

/** A page beside the tables: the way home, a title, the content. */
export function Page(props: { title: string; lead?: JSX.Element; aside?: JSX.Element; children: JSX.Element }) {
  let heading: HTMLHeadingElement | undefined
  onMount(() => focusHeading(() => heading))
  return (
    <div class="pg">
      <header>
        <button type="button" class="brand" aria-label={words().table.home} onClick={() => go({ page: 'front' })}>
          <Icon of="back" size={20} />
          {words().front.brand}
        </button>
        {props.aside}
      </header>
      <Announced />
      <main>
        <h1 ref={heading} tabindex="-1">
          {props.title}
        </h1>
        {props.lead}
        {props.children}
      </main>
    </div>
  )
}
