import { Pick, thing } from '@taproom/board'
import { For, Index, Show } from 'solid-js'
import { Cap, Cube, Glyph, type GlyphName, GoldLabel, Rep } from './art/index.ts'
import { FAMILIES, type Family, kindsIn, labelOf, type Readiness, type RecipeCard } from './kinds.ts'

export interface RecipesProps {
  name: string
  recipes: readonly RecipeCard[]
  familyWords: Readonly<Record<Family, string>>
  /** "advanced locked", "unlocked", per family. */
  familyNotes: Readonly<Record<Family, { text: string; open: boolean }>>
  labelPoints: number
}

const MARK: Partial<Record<Readiness, GlyphName>> = { ready: 'check', soon: 'up', locked: 'lock' }

/** More kinds of cubes than this are drawn closer. */
const MOST_KINDS = 4

/** Nine recipes in three columns, the basic one on top; each row is its own shopping list. */
export function Recipes(props: RecipesProps) {
  return (
    <section class="bc-recipes" aria-label={props.name}>
      <For each={FAMILIES}>
        {family => (
          <div class={`bc-family ${family}`}>
            <div class="head" {...thing(`family/${family}`)}>
              <h2>{props.familyWords[family]}</h2>
              <span class="standing">
                <Glyph of={props.familyNotes[family].open ? 'check' : 'lock'} />
                {props.familyNotes[family].text}
              </span>
            </div>
            <Index each={props.recipes.filter(recipe => recipe.family === family)}>
              {recipe => <RecipeRow recipe={recipe()} labelPoints={props.labelPoints} />}
            </Index>
          </div>
        )}
      </For>
    </section>
  )
}

export function RecipeRow(props: { recipe: RecipeCard; labelPoints: number }) {
  const one = () => props.recipe
  const many = () => kindsIn(one().price).length > MOST_KINDS
  const ghost = (kind: keyof RecipeCard['price']) => {
    const lacks = one().missing?.[kind] ?? 0
    if (!lacks) return undefined
    return (one().coming?.[kind] ?? 0) >= lacks ? 'coming' : 'missing'
  }
  return (
    <Pick place={one().id} class={`bc-recipe ${one().readiness}`}>
      <span class="cap">
        <Cap batch={{ recipe: one().id, family: one().family }} size={32} faded={one().readiness === 'locked'} />
        <Show when={one().label}>
          {label => {
            const won = () => {
              const seat = label()
              return seat === 'open' ? undefined : seat
            }
            return (
              <span class="seal" data-thing={labelOf(one().id)}>
                <GoldLabel points={props.labelPoints} won={won()} size={22} />
              </span>
            )
          }}
        </Show>
      </span>
      <span class="words">
        <span class="title">
          <span class="name">{one().name}</span>
          <b class="points">
            {one().reputation}
            <Rep size={15} />
          </b>
        </span>
        <span class="price" classList={{ many: many() }}>
          <For each={kindsIn(one().price)}>
            {kind => (
              <span class={ghost(kind)}>
                {one().price[kind]}
                <Cube of={kind} size={many() ? 14 : 17} ghost={ghost(kind)} />
              </span>
            )}
          </For>
          <Show when={one().symbol}>
            {symbol => (
              <span class="symbol" data-thing={`symbol/${symbol()}`}>
                <Glyph of={symbol()} size={15} />
              </span>
            )}
          </Show>
        </span>
        <span class="note">
          <Show when={MARK[one().readiness]}>{mark => <Glyph of={mark()} />}</Show>
          <span>{one().note}</span>
        </span>
      </span>
    </Pick>
  )
}

/** Nine caps with a tick, an arrow, a number missing or a lock: the whole aid in one row of a phone. */
export function BrewAid(props: { name: string; recipes: readonly RecipeCard[]; note: string; labelPoints: number }) {
  const lacks = (recipe: RecipeCard) =>
    kindsIn(recipe.missing).reduce((n, kind) => n + (recipe.missing?.[kind] ?? 0) - (recipe.coming?.[kind] ?? 0), 0)
  return (
    <section class="bc-aid" aria-label={props.name}>
      <div class="top" {...thing('aid')}>
        <h2>{props.name}</h2>
        <span>{props.note}</span>
      </div>
      <div class="caps">
        <Index each={props.recipes}>
          {recipe => (
            <Pick place={recipe().id} class={`bc-aid-cap ${recipe().readiness}`}>
              <Cap
                batch={{ recipe: recipe().id, family: recipe().family }}
                size={35}
                faded={recipe().readiness === 'locked'}
              />
              <Show when={recipe().label === 'open'}>
                <GoldLabel points={props.labelPoints} size={21} />
              </Show>
              <span class="state">
                <Show when={MARK[recipe().readiness]} fallback={<b>−{lacks(recipe())}</b>}>
                  {mark => <Glyph of={mark()} />}
                </Show>
              </span>
            </Pick>
          )}
        </Index>
      </div>
    </section>
  )
}
