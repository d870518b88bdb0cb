import { LANGUAGES } from '@taproom/engine'
import { createUniqueId } from 'solid-js'
import { Toggle } from '../../design/index.ts'
import { prefer, preferences } from '../../store/preferences.ts'
import { words } from '../../words/index.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import { SegmentedRow } from '../setup/Row.tsx'
import './settings.css'

const choices = <T extends string>(names: Readonly<Record<T, string>>) =>
  (Object.keys(names) as T[]).map(id => ({ id, label: names[id] }))

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
      <SegmentedRow
        label={w().theme}
        options={choices(w().themes)}
        value={preferences().theme}
        onChange={theme => prefer({ theme })}
      />
      <SegmentedRow
        label={w().text}
        options={choices(w().texts)}
        value={preferences().text}
        onChange={text => prefer({ text })}
      />
      <SegmentedRow
        label={w().confirm}
        about={w().confirmHint}
        options={choices(w().confirms)}
        value={preferences().confirm}
        onChange={confirm => prefer({ confirm })}
      />
      <SegmentedRow
        label={w().motion}
        options={choices(w().motions)}
        value={preferences().motion}
        onChange={motion => prefer({ motion })}
      />
      <Toggle
        label={w().textTable}
        hint={w().textTableHint}
        on={preferences().textTable}
        onChange={textTable => prefer({ textTable })}
      />
      <Toggle
        label={w().interrupts}
        hint={w().interruptsHint}
        on={preferences().interrupts}
        onChange={interrupts => prefer({ interrupts })}
      />
      <Toggle label={w().sound} hint={w().soundHint} on={preferences().sound} onChange={sound => prefer({ sound })} />
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
