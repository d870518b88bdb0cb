import { GlyphIcon, type GlyphName } from '@taproom/heaven-and-ale/board'
import { LogLine } from '../index.ts'

const change = (amount: number, glyph: GlyphName, name: string) => [
  { amount, art: <GlyphIcon of={glyph} size={14} />, name },
]

export function Log() {
  return (
    <section class="ha-log">
      <h2>
        Log<span class="turn">turn 58</span>
      </h2>
      <ol class="log" tabindex="0" aria-label="Log">
        <LogLine seat="red" text="You move to hops 5, yeast 1" now onPress={() => {}} />
        <LogLine seat="yellow" text="Noor: barley 2, shade" changes={change(-2, 'ducat', 'ducats')} />
        <LogLine seat="blue" text="Bram: wood 1, sun" changes={change(-2, 'ducat', 'ducats')} />
        <LogLine seat="red" text="You: yeast 2, sun" changes={change(-4, 'ducat', 'ducats')} />
        <LogLine seat="red" text="shed, sum 12" sub changes={change(1, 'brewmaster', 'brewmaster')} />
        <LogLine seat="yellow" text="Noor: disc A, ones" changes={change(1, 'water', 'water')} />
        <LogLine seat="blue" text="Bram: scribe, shade" changes={change(-4, 'ducat', 'ducats')} />
      </ol>
    </section>
  )
}
