import type { FrontCard } from '@taproom/board'
import type { Language } from '@taproom/engine'
import { onWeb } from '@taproom/shelf/web'
import { For, type JSX, onMount, Show } from 'solid-js'
import { Button, Segmented, Tooltip } from '../../design/index.ts'
import mark from '../../design/mark.svg'
import type { ShellWords } from '../../words/index.ts'
import { focusHeading } from '../focus-heading.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'
import './front.css'

export interface FrontPageProps {
  words: ShellWords['front']
  /** A match that waits for this person. */
  waiting?: { title: string; note: string; art?: JSX.Element; myTurn: boolean; way?: string }
  /** The way to tables on a server, where there is one. */
  online?: { label: string; onPress: () => void }
  languages: readonly { id: Language; label: string; short: string }[]
  language: Language
  onLanguage: (language: Language) => void
  theme: 'day' | 'cellar'
  onTheme: (theme: 'day' | 'cellar') => void
  onReach?: (game: string) => void
  onPlayNow: (game: string) => void
  against: (card: FrontCard) => Pick<GameCardProps['against'], 'level' | 'text' | 'label'>
  onAgainst: (game: string) => void
  onHotSeat: (game: string) => void
  onContinue: () => void
  onOpenRecord: () => void
  onSettings: () => void
  onRules: (game: string) => void
}

export function FrontPage(props: FrontPageProps) {
  const cellar = () => props.theme === 'cellar'
  const themeWord = () => (cellar() ? props.words.toDay : props.words.toCellar)
  let heading: HTMLHeadingElement | undefined
  onMount(() => focusHeading(() => heading))
  return (
    <div class="front">
      <header>
        <span class="brand">
          <img src={mark} alt="" width="36" height="36" />
          {props.words.brand}
        </span>
        <nav>
          <Show when={props.online}>
            {online => <Button label={online().label} icon="seats" look="quiet" onPress={online().onPress} />}
          </Show>
          <Button label={props.words.openRecord} icon="record" look="quiet" onPress={props.onOpenRecord} />
        </nav>
        <Segmented
          label={props.words.language}
          options={props.languages}
          value={props.language}
          onChange={props.onLanguage}
        />
        <span class="tools">
          <Tooltip text={themeWord()} align="end">
            <Button
              label={themeWord()}
              icon={cellar() ? 'sun' : 'moon'}
              iconOnly
              look="quiet"
              onPress={() => props.onTheme(cellar() ? 'day' : 'cellar')}
            />
          </Tooltip>
          <Tooltip text={props.words.settings} align="end">
            <Button label={props.words.settings} icon="settings" iconOnly look="quiet" onPress={props.onSettings} />
          </Tooltip>
        </span>
      </header>
      <main>
        <div class="welcome" classList={{ alone: !props.waiting }}>
          <div class="hello">
            <h1 ref={heading} tabindex="-1">
              {props.words.headline}
            </h1>
            <p>{props.words.promise}</p>
          </div>
          <Show when={props.waiting}>
            {match => (
              <section class="waiting oak" aria-label={match().title}>
                <Show when={match().art}>
                  <span class="picture">{match().art}</span>
                </Show>
                <div class="what">
                  <Show when={match().myTurn}>
                    <span class="turn">{props.words.yourTurn}</span>
                  </Show>
                  <h2>{match().title}</h2>
                  <p>{match().note}</p>
                </div>
                <Button label={match().way ?? props.words.continueMatch} look="primary" onPress={props.onContinue} />
              </section>
            )}
          </Show>
        </div>
        <section class="games" aria-label={props.words.games}>
          <For each={[...onWeb]}>
            {([game, { front }]) => (
              <GameCard
                words={props.words}
                card={front}
                language={props.language}
                onReach={() => props.onReach?.(game)}
                onPlayNow={() => props.onPlayNow(game)}
                against={{ ...props.against(front), onPress: () => props.onAgainst(game) }}
                onHotSeat={() => props.onHotSeat(game)}
                onRules={() => props.onRules(game)}
              />
            )}
          </For>
        </section>
        <div class="foot">
          <Show when={props.online}>
            {online => <Button label={online().label} icon="seats" look="quiet" onPress={online().onPress} />}
          </Show>
          <Button label={props.words.openRecord} icon="record" look="quiet" onPress={props.onOpenRecord} />
        </div>
      </main>
    </div>
  )
}
