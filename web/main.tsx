import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import './design/index.ts'
import { FrontPage } from './pages/front/FrontPage.tsx'
import { LANGUAGES, type Language, TEXTS } from './pages/front/texts/index.ts'

/** For now the door only; what lies behind it comes with the table shell. */
function Taproom() {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const [theme, setTheme] = createSignal<'day' | 'cellar'>(dark ? 'cellar' : 'day')
  const [language, setLanguage] = createSignal<Language>('en')
  const later = () => {}
  return (
    <FrontPage
      {...TEXTS[language()]}
      languages={LANGUAGES}
      language={language()}
      onLanguage={next => {
        document.documentElement.lang = next
        setLanguage(next)
      }}
      theme={theme()}
      onTheme={next => {
        document.documentElement.dataset.theme = next
        setTheme(next)
      }}
      onPlayNow={later}
      onHotSeat={later}
      onContinue={later}
      onOpenRecord={later}
      onSettings={later}
      onRules={later}
    />
  )
}

const root = document.getElementById('taproom')
if (root) render(() => <Taproom />, root)
