import { words } from '../../words/index.ts'
import { Page } from '../Page.tsx'
import { SettingsForm } from './SettingsForm.tsx'

export default function SettingsPage() {
  const kept = () => (isSecureContext ? words().settings.kept : `${words().settings.kept} ${words().settings.unsafe}`)
  return (
    <Page title={words().front.settings} lead={<p class="lead">{kept()}</p>}>
      <section class="card pg-settings-card">
        <SettingsForm />
      </section>
      <p class="lead">Taproom {import.meta.env.VITE_VERSION}</p>
    </Page>
  )
}
