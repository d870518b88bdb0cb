import { words } from '../../words/index.ts'
import { Page } from '../Page.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export default function SettingsPage() {
  return (
    <Page title={words().settings.title} lead={<p class="lead">{words().settings.kept}</p>}>
      <section class="card pg-settings-card">
        <SettingsForm />
      </section>
    </Page>
  )
}
