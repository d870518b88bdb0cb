import { Pick, thing } from '@taproom/board'
import { For, Index, Match, Show, Switch } from 'solid-js'
import { BeerLabel, BlockingPiece, DieChip, GainSign, GlyphIcon, LevelSign, RequiredDie } from './art/index.ts'
import { at, type EnhancementData, type RecipeData } from './kinds.ts'
import type { BoardWords } from './words.ts'
import './recipes.css'
import './recipes-pocket.css'

export interface RecipeProps {
  recipe: RecipeData
  words: BoardWords
  /** Only the necessary, where several share a phone's width. */
  pocket?: boolean
  /** The short words, where a card is not wide. */
  brief?: boolean
  /** Four cards share the row of a desktop. */
  slim?: boolean
}

/** A recipe as a beer label: what it asks for, what it brings, how it can be improved, how far one's own dice are. */
export function Recipe(props: RecipeProps) {
  const many = () => props.recipe.enhancements.length
  const crowded = () => many() > (props.slim ? 3 : 4)
  const brief = () => props.brief || props.slim || props.pocket
  return (
    <article
      class="db-recipe"
      classList={{
        pocket: props.pocket,
        slim: props.slim,
        tight: brief() || many() > 3,
        blocked: props.recipe.blocked,
        long: props.recipe.requires.length > 4,
        four: many() === 4,
      }}
    >
      <Pick class="whole" place={at.recipe(props.recipe.id)}>
        <span class="art">
          <BeerLabel style={props.recipe.style} level={props.recipe.level} />
          <span class="level" data-thing={at.level(props.recipe.level)}>
            <LevelSign level={props.recipe.level} />
          </span>
          <Show when={props.recipe.blocked}>
            <BlockingPiece token="block-recipe" />
          </Show>
        </span>
        <span class="name">{props.recipe.name}</span>
        <span class="requires" style={{ '--n': props.recipe.requires.length }}>
          <Index each={props.recipe.requires}>{required => <RequiredDie {...required()} />}</Index>
        </span>
        <span class="reward">
          <Show when={!brief()}>{props.words.reward}</Show>
          <For each={props.recipe.reward}>{gain => <GainSign gain={gain} />}</For>
        </span>
      </Pick>
      <div class="enhancements" style={{ '--cols': crowded() ? (many() === 4 ? 2 : 3) : many() }}>
        <Index each={props.recipe.enhancements}>
          {enhancement => (
            <Show when={!props.pocket} fallback={<Hint recipe={props.recipe.id} enhancement={enhancement()} />}>
              <Pick
                class={enhancement().payable ? 'enhancement payable' : 'enhancement'}
                place={at.enhancement(props.recipe.id, enhancement().kind)}
              >
                <EnhancementKind enhancement={enhancement()} />
                <span class="gains">
                  <For each={enhancement().gains}>{gain => <GainSign gain={gain} />}</For>
                </span>
              </Pick>
            </Show>
          )}
        </Index>
      </div>
      <Reach {...props} />
    </article>
  )
}

function EnhancementKind(props: { enhancement: EnhancementData }) {
  const ingredient = () => (props.enhancement.kind === 'skill' ? undefined : props.enhancement.kind)
  return (
    <span class="kind">
      <Show when={ingredient()} fallback={<DieChip die={{ colour: 'skill', value: props.enhancement.min }} />}>
        {kind => <GlyphIcon of={kind()} class={kind()} />}
      </Show>
    </span>
  )
}

function Hint(props: { recipe: string; enhancement: EnhancementData }) {
  return (
    <span
      class="hint"
      classList={{ payable: props.enhancement.payable }}
      aria-hidden="true"
      data-thing={at.enhancement(props.recipe, props.enhancement.kind)}
    >
      <EnhancementKind enhancement={props.enhancement} />
    </span>
  )
}

function Reach(props: RecipeProps) {
  const short = () => props.pocket || props.slim || props.brief
  return (
    <Switch
      fallback={
        <p class="reach plain" {...thing(at.recipe(props.recipe.id))}>
          {props.words.levels[props.recipe.level]}
        </p>
      }
    >
      <Match when={props.recipe.blocked}>
        <p class="reach shut" {...thing(at.recipe(props.recipe.id))}>
          <GlyphIcon of="cross" />
          {props.words.blockedRecipe}
        </p>
      </Match>
      <Match when={props.recipe.reach}>
        {reach => (
          <p class={`reach ${reach().tone}`} {...thing(at.recipe(props.recipe.id))}>
            <Show when={reach().tone !== 'far'}>
              <GlyphIcon of={reach().tone === 'ready' ? 'check' : 'down'} />
            </Show>
            <span>{short() ? reach().short : reach().text}</span>
          </p>
        )}
      </Match>
    </Switch>
  )
}

export interface RecipesProps extends Omit<RecipeProps, 'recipe' | 'slim'> {
  /** By slot; an empty slot when the deck has run out. */
  recipes: readonly (RecipeData | undefined)[]
}

export function Recipes(props: RecipesProps) {
  return (
    <section
      class="db-recipes"
      classList={{ pocket: props.pocket, lying: props.pocket && props.recipes.length > 3 }}
      style={{ '--slots': props.recipes.length }}
      aria-label={props.words.recipes}
    >
      {/* By slot: a card that is looked at stays the same element when the table changes around it. */}
      <Index each={props.recipes}>
        {recipe => (
          <Show when={recipe()} fallback={<div class="db-recipe none" {...thing(at.slot)} />}>
            {card => (
              <Recipe
                recipe={card()}
                words={props.words}
                pocket={props.pocket}
                brief={props.brief}
                slim={!props.pocket && !props.brief && props.recipes.length > 3}
              />
            )}
          </Show>
        )}
      </Index>
    </section>
  )
}
