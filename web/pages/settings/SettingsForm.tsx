import { LANGUAGES } from '@taproom/engine'
import { createUniqueId, For } from 'solid-js'
import { Toggle } from '../../design/index.ts'
import { type Preferences, prefer, preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import { SegmentedRow } from '../setup/Row.tsx'
import './settings.css'

const POINTS = ['solo', 'on', 'off'] as const
const PACES = ['slow', 'normal', 'fast', 'instant'] as const

interface ChoiceProps<K extends 'theme' | 'text' | 'confirm' | 'motion'> {
  readonly of: K
  readonly names: { readonly [V in Preferences[K]]: string }
  readonly about?: string
}

function Choice<K extends 'theme' | 'text' | 'confirm' | 'motion'>(props: ChoiceProps<K>) {
  return (
    <SegmentedRow
      label={words().settings[props.of]}
      about={props.about}
      options={(Object.keys(props.names) as Preferences[K][]).map(id => ({ id, label: props.names[id] }))}
      value={preferences()[props.of]}
      onChange={value => prefer({ [props.of]: value })}
    />
  )
}

export function SettingsForm() {
  const w = () => words().settings
  const name = createUniqueId()
  return (
    <div class="pg-settings rows">
      <SegmentedRow
        label={words().front.language}
        options={LANGUAGES.map(id => ({ id, label: LANGUAGE_NAMES[id].label }))}
        value={preferences().language}
        onChange={language => prefer({ language })}
      />
      <Choice of="theme" names={w().themes} />
      <Choice of="text" names={w().texts} />
      <Choice of="confirm" names={w().confirms} about={w().confirmHint} />
      <Choice of="motion" names={w().motions} />
      <SegmentedRow
        label={words().pace.title}
        about={words().pace.hint}
        options={PACES.map(id => ({ id, label: words().pace.paces[id] }))}
        value={preferences().pace}
        onChange={pace => prefer({ pace })}
      />
      <SegmentedRow
        label={words().points.title}
        options={POINTS.map(id => ({ id, label: words().points.where[id] }))}
        value={preferences().points}
        onChange={points => prefer({ points })}
      />
      <For each={['textTable', 'interrupts', 'sound'] as const}>
        {name => (
          <Toggle
            label={w()[name]}
            hint={w()[`${name}Hint`]}
            on={preferences()[name]}
            onChange={on => prefer({ [name]: on })}
          />
        )}
      </For>
      <div class="option">
        <label for={name}>{w().name}</label>
        <input
          id={name}
          class="field"
          maxlength="40"
          autocomplete="nickname"
          placeholder={words().setup.guest}
          value={preferences().name}
          onChange={event => prefer({ name: event.currentTarget.value.trim() })}
        />
      </div>
    </div>
  )
}
