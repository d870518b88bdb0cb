import { type Component, createEffect, lazy, Match, on, Suspense, Switch } from 'solid-js'
import { render } from 'solid-js/web'
import { Button } from './design/index.ts'
import { outdated } from './offline/outdated.ts'
import { loadNewest, newVersion, useNewVersion, workOffline } from './offline/register.ts'
import { HomePage } from './pages/home/HomePage.tsx'
import { Sentence } from './pages/Sentence.tsx'
import { type Route, route } from './route.ts'
import { preferences } from './store/preferences.ts'
import { applyAppearance } from './store/theme.ts'
import { speak, words } from './words/index.ts'
import { respeakOnline, speakOnline } from './words/online/index.ts'
import './app.css'

const SetupPage = lazy(() => import('./pages/setup/SetupPage.tsx'))
const SettingsPage = lazy(() => import('./pages/settings/SettingsPage.tsx'))
const RulebookPage = lazy(() => import('./pages/rulebook/RulebookPage.tsx'))
const OpenPage = lazy(() => import('./pages/open/OpenPage.tsx'))
const tables = () => import('./table/TablePage.tsx')
const SavedTablePage = lazy(async () => ({ default: (await tables()).SavedTablePage }))
const LinkTablePage = lazy(async () => ({ default: (await tables()).LinkTablePage }))
const OnlineTablePage = spoken(() => import('./online/OnlineTablePage.tsx'))
const LobbyPage = spoken(() => import('./pages/online/LobbyPage.tsx'))
const InvitePage = spoken(() => import('./pages/online/InvitePage.tsx'))
const JoinPage = spoken(() => import('./pages/online/JoinPage.tsx'))
const MePage = spoken(() => import('./pages/online/MePage.tsx'))
const PeoplePage = spoken(() => import('./pages/online/PeoplePage.tsx'))
const PersonPage = spoken(() => import('./pages/online/PersonPage.tsx'))
const LadderPage = spoken(() => import('./pages/online/LadderPage.tsx'))
const FriendPage = spoken(() => import('./pages/online/FriendPage.tsx'))

/** A page about playing on a server comes together with its words. */
function spoken<P extends object>(load: () => Promise<{ default: Component<P> }>): Component<P> {
  return lazy(async () => {
    const [page] = await Promise.all([load(), speakOnline(preferences().language)])
    return page
  })
}

/** The route, when it is of this page. */
function at<P extends Route['page']>(page: P): Extract<Route, { page: P }> | undefined {
  const now = route()
  return now.page === page ? (now as Extract<Route, { page: P }>) : undefined
}

function App() {
  applyAppearance()
  createEffect(
    on(
      () => preferences().language,
      language => {
        void speak(language)
        void respeakOnline(language)
      },
      { defer: true },
    ),
  )
  createEffect(on(route, () => window.scrollTo(0, 0), { defer: true }))
  return (
    <>
      <Suspense fallback={<p class="app-wait">{words().table.loading}</p>}>
        <Switch fallback={<Sentence title={words().trouble.noPage} text="" />}>
          <Match when={at('front')}>
            <HomePage />
          </Match>
          <Match when={at('setup')?.game} keyed>
            {game => <SetupPage game={game} />}
          </Match>
          <Match when={at('match')?.id} keyed>
            {id => <SavedTablePage id={id} />}
          </Match>
          <Match when={at('link')} keyed>
            {shared => <LinkTablePage {...shared} />}
          </Match>
          <Match when={at('rules')}>{rules => <RulebookPage game={rules().game} rule={rules().rule} />}</Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
          <Match when={at('open')}>
            <OpenPage />
          </Match>
          <Match when={at('table')?.id} keyed>
            {id => <OnlineTablePage id={id} />}
          </Match>
          <Match when={at('join')} keyed>
            {invitation => <JoinPage id={invitation.id} seat={invitation.seat} seatKey={invitation.key} />}
          </Match>
          <Match when={at('invite')} keyed>
            {wish => <InvitePage game={wish.game} person={wish.person} />}
          </Match>
          <Match when={at('play')}>
            <LobbyPage />
          </Match>
          <Match when={at('me')}>
            <MePage />
          </Match>
          <Match when={at('people')}>
            <PeoplePage />
          </Match>
          <Match when={at('person')?.id} keyed>
            {id => <PersonPage id={id} />}
          </Match>
          <Match when={at('ladder')} keyed>
            {ladder => <LadderPage game={ladder.game} />}
          </Match>
          <Match when={at('friend')?.key} keyed>
            {key => <FriendPage friendKey={key} />}
          </Match>
        </Switch>
      </Suspense>
      <Switch>
        <Match when={outdated()}>
          <p class="app-news" role="alert">
            {outdated() === 'still' ? words().trouble.stillOutdated : words().trouble.outdated}
            <Button label={words().trouble.loadAnew} look="primary" onPress={() => void loadNewest()} />
          </p>
        </Match>
        <Match when={newVersion()}>
          <p class="app-news" role="status">
            {words().trouble.newVersion}
            <Button label={words().trouble.reload} look="primary" onPress={useNewVersion} />
          </p>
        </Match>
      </Switch>
    </>
  )
}

/** Opens Taproom in this element. */
export async function start(root: HTMLElement): Promise<void> {
  // The code of the table is loaded together with the words, not after them.
  if (route().page === 'match' || route().page === 'link') void tables()
  await speak(preferences().language)
  render(() => <App />, root)
  workOffline()
  // Most people go on to a table: its code is loaded while nothing else happens.
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 500))
  idle(() => void tables())
}
