import { rulebookOf } from '@taproom/engine'
import { createResource, For, Show } from 'solid-js'
import { Button } from '../../design/index.ts'
import { go } from '../../route.ts'
import { preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import type { TableContext } from './context.ts'
import { TableDialog } from './TableDialog.tsx'

/** The rule behind a refusal, without leaving the table. */
export function RuleDialog(props: { context: TableContext }) {
  const { context } = props
  const { room } = context.match
  // The whole rulebook is not fetched before somebody asks for a rule.
  const [book] = createResource(
    () => context.rule() !== '' && preferences().language,
    async language => rulebookOf(await room.rulebook[language](), room.game.rules),
  )
  const examples = () =>
    Object.values(book.latest?.examples ?? {}).filter(example => example.rules.includes(context.rule()))
  return (
    <TableDialog
      context={context}
      name="rule"
      title={words().table.ruleLink(context.rule())}
      actions={
        <Button
          label={words().table.toRulebook}
          icon="book"
          onPress={() => go({ page: 'rules', game: room.game.id, rule: context.rule() })}
        />
      }
    >
      <p class="tb-rule">{book.latest?.rules[context.rule()] ?? words().rulebook.none}</p>
      <Show when={room.game.declared.versions.length > 1}>
        <p class="tb-sub">{words().rulebook.version(room.game.rules)}</p>
      </Show>
      <Show when={examples().length > 0}>
        <h3 class="tb-sub">{words().table.examples}</h3>
        <For each={examples()}>{example => <p class="tb-rule">{example.text}</p>}</For>
      </Show>
    </TableDialog>
  )
}
