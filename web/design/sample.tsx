import { MiniGarden, TABS } from '@taproom/heaven-and-ale/board'
import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import './index.ts'
import { FrontPage } from '../pages/front/FrontPage.tsx'
import { LANGUAGES, type Language, TEXTS } from '../pages/front/texts/index.ts'
import { Controls } from './sample/Controls.tsx'
import { mine, sheds } from './sample/position.ts'
import { Table } from './sample/Table.tsx'

/** ?show=front|table|controls &theme=day|cellar &step=place|move &tab=garden… &seats=3|4 &text=large &language=en|nl|fr */
const query = new URLSearchParams(location.search)
const ask = (name: string, otherwise: string) => query.get(name) ?? otherwise

function Sample() {
  const [theme, setTheme] = createSignal(ask('theme', 'day') as 'day' | 'cellar')
  const [language, setLanguage] = createSignal(ask('language', 'en') as Language)
  const dress = (next: 'day' | 'cellar') => {
    document.documentElement.dataset.theme = next
    setTheme(next)
  }
  dress(theme())
  document.documentElement.dataset.text = ask('text', '')
  if (ask('show', 'front') === 'controls') return <Controls />
  if (ask('show', 'front') === 'table') {
    const tab = TABS.find(one => one === query.get('tab')) ?? 'garden'
    return <Table step={ask('step', 'place')} tab={tab} seats={Number(ask('seats', '3'))} />
  }
  const roofs = Object.fromEntries(Object.entries(sheds).map(([id, shed]) => [id, shed.type]))
  return (
    <FrontPage
      {...TEXTS[language()]}
      waiting={
        query.has('alone')
          ? undefined
          : {
              title: 'Heaven & Ale',
              note: 'Round 3 of 4 with Noor and Bram',
              myTurn: true,
              art: <MiniGarden tiles={mine} sheds={roofs} />,
            }
      }
      languages={LANGUAGES}
      language={language()}
      onLanguage={setLanguage}
      theme={theme()}
      onTheme={dress}
      onPlayNow={() => {}}
      onHotSeat={() => {}}
      onContinue={() => {}}
      onOpenRecord={() => {}}
      onSettings={() => {}}
      onRules={() => {}}
    />
  )
}

const root = document.getElementById('taproom')
if (root) render(() => <Sample />, root)
