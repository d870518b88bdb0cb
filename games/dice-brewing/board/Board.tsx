import { createComputed, createEffect, createMemo, createSignal, on } from 'solid-js'
import { P } from '../rules/prompts.ts'
import type { Token } from './kinds.ts'
import { Layout, type Tab } from './Layout.tsx'
import { supplyLabel } from './labels.ts'
import { Cards, Stalls, WhichRound } from './Middle.tsx'
import { Opened, type SpreadKind } from './Opened.tsx'
import { Glances, RivalBoards } from './Others.tsx'
import { OwnYard, OwnZones, Self } from './Own.tsx'
import './play.css'
import { createPlay, type DiceBrewingProps } from './play.ts'
import { Supply } from './Round.tsx'
import { readSupply } from './reading.ts'

/** Where each decision is taken, so that a narrow table opens the right region and the keyboard finds it. */
const PLACES: { readonly [prompt: number]: { readonly tab: Tab; readonly regions: readonly string[] } } = {
  [P['opening-window']]: { tab: 'yard', regions: ['.db-tokens', '.db-zones'] },
  [P['first-piece']]: { tab: 'yard', regions: ['.db-yard', '.db-zones'] },
  [P['second-piece']]: { tab: 'yard', regions: ['.db-yard', '.db-zones'] },
  [P['gained-die']]: { tab: 'yard', regions: ['.db-zones'] },
  [P['raised-die']]: { tab: 'yard', regions: ['.db-zones'] },
  [P.reroll]: { tab: 'yard', regions: ['.db-zones'] },
  [P['swap-colour']]: { tab: 'yard', regions: ['.db-rolled'] },
  [P.swap]: { tab: 'yard', regions: ['.db-rolled', '.db-zones'] },
  [P.purchase]: { tab: 'markets', regions: ['.db-zones', '.db-markets'] },
  [P['purchase-more']]: { tab: 'markets', regions: ['.db-zones', '.db-markets'] },
  [P['brewing-window']]: { tab: 'recipes', regions: ['.db-tokens', '.db-recipes'] },
  [P.brew]: { tab: 'recipes', regions: ['.db-recipes'] },
  [P['tidied-die']]: { tab: 'yard', regions: ['.db-zones'] },
}

/** Tokens that may be put on what others have. */
const ABROAD: readonly Token[] = ['extra-roll', 'take-back-die', 'block-protect-die', 'block-building']

export function Board(props: DiceBrewingProps) {
  let root: HTMLDivElement | undefined
  const play = createPlay(props)
  const [tab, setTab] = createSignal<Tab>('yard')
  const [looked, setLooked] = createSignal(false)
  let keyboard = false

  const asked = createMemo(() => (play.mine() ? props.view.prompts.kind : -1))
  const rivals = createMemo(() =>
    Array.from({ length: props.view.seatCount - 1 }, (_, i) => (play.own() + 1 + i) % props.view.seatCount),
  )
  const spread = createMemo((): SpreadKind | undefined => {
    const token = play.aimed()
    if (token && ABROAD.includes(token)) return 'aim'
    if (asked() === P['swap-colour']) return 'swap-colour'
    if (asked() === P.swap) return 'swap'
    return looked() ? 'look' : undefined
  })
  const somethingToBuy = () => [...play.free().legal.keys()].some(place => place.startsWith('buy:'))
  const moment = createMemo(() => `${props.seat} ${asked()} ${props.view.turn}`)
  createComputed(
    on(moment, () => {
      const place = PLACES[asked()]
      if (!place) return
      setLooked(false)
      setTab(place.tab === 'markets' && !somethingToBuy() ? 'yard' : place.tab)
    }),
  )
  createComputed(
    on(play.aimed, token => {
      if (token === 'block-recipe') setTab('recipes')
    }),
  )
  createEffect(
    on([() => props.choices, play.hand, asked], () => {
      if (keyboard) requestAnimationFrame(focusDecision)
    }),
  )

  /** Focus stays where it is of use; otherwise it goes to the first place that answers, or to the last button. */
  function focusDecision() {
    const regions = play.aimed() ? ['.db-spread', '.db-recipes', '.db-own'] : (PLACES[asked()]?.regions ?? [])
    const holding = play.hand().held !== undefined && document.activeElement?.matches('.chosen')
    if (!root || regions.length === 0) return
    if (document.activeElement?.matches('.db-pick.legal') && !holding) return
    for (const region of regions) {
      const first = root.querySelector<HTMLElement>(`${region} .db-pick.legal:not(.chosen)`)
      if (first) return first.focus()
    }
    const any = root.querySelector<HTMLElement>('.db-pick.legal')
    const buttons = [...root.querySelectorAll<HTMLElement>('.prompt .answers button:not([aria-disabled="true"])')]
    ;(any ?? buttons.at(-1))?.focus()
  }

  return (
    <div
      class="db-board"
      ref={root}
      on:pointerdown={{ capture: true, handleEvent: event => input(event.pointerType !== 'mouse', false) }}
      on:keydown={{ capture: true, handleEvent: onKey }}
    >
      <Layout
        tab={tab()}
        onTab={next => {
          setLooked(false)
          setTab(next)
        }}
        tabsLabel={play.words().parts}
        tabWords={play.words().tabs}
        spread={
          spread()
            ? fit => <Opened play={play} kind={spread()} rivals={rivals()} fit={fit} onClose={() => setLooked(false)} />
            : undefined
        }
        beside={spread() === 'swap' || spread() === 'swap-colour'}
        header={() => props.parts.header()}
        round={fit => <WhichRound play={play} pocket={fit !== 'wide'} />}
        recipes={fit => <Cards play={play} brief={fit === 'narrow'} />}
        pocketRecipes={() => <Cards play={play} pocket />}
        markets={() => <Stalls play={play} />}
        yard={fit => <OwnYard play={play} pocket={fit === 'narrow'} />}
        zones={() => <OwnZones play={play} />}
        me={() => <Self play={play} />}
        rivals={fit =>
          fit === 'middle' ? (
            <RivalBoards play={play} rivals={rivals()} />
          ) : (
            <Glances
              play={play}
              rivals={rivals()}
              dense={fit === 'wide' && rivals().length > 2}
              onPress={() => setLooked(!looked())}
            />
          )
        }
        supply={() => (
          <Supply
            label={supplyLabel(play.told())}
            dice={readSupply(props.view)}
            seeds={props.view.seeds}
            deck={props.view.deck.length}
          />
        )}
        log={() => props.parts.log()}
        prompt={() => props.parts.prompt()}
      />
    </div>
  )

  function input(touch: boolean, byKeyboard: boolean) {
    play.touched(touch)
    keyboard = byKeyboard
  }
  function onKey(event: KeyboardEvent) {
    input(false, true)
    if (event.key !== 'Escape' || !(play.release() || looked())) return
    setLooked(false)
    event.preventDefault()
    event.stopPropagation()
  }
}
