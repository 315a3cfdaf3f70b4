import { getSettings } from '@lonk/shared-api/calls/content/settings.ts'
import { api } from '@lonk/shared-api/client.ts'
import { createTransport } from '@lonk/shared-api/transport.ts'
import { type BrowserRemote, browserSlot } from '@lonk/shared-events/registry.ts'
import { claimStateWriter, type StateWriter } from '@lonk/shared-events/state.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import Cookies from 'js-cookie'
import { descriptions, pages } from 'page-table'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAfterFirstPaint } from '../../../shell/src/after-first-paint/start-after-first-paint.ts'
import { routeOf, setRouteTable } from '../../../shell/src/composition/route-table.ts'
import { report, setShellVersion, watchUncaught } from '../../../shell/src/errors/reports.ts'
import { startI18n } from '../../../shell/src/language/i18n.ts'
import { isLanguage } from '../../../shell/src/language/languages.ts'
import { watchWindowTitle } from '../../../shell/src/navigation/window-title.ts'
import { followFacts } from '../../../shell/src/session/follow-facts.ts'
import { loadState } from '../../../shell/src/session/load-state.ts'
import { answerRequests } from '../../../shell/src/session/requests.ts'
import { keepSession } from '../../../shell/src/session/session.ts'
import { keepTracking } from '../../../shell/src/tracking/tracking.ts'
import { loadPage } from './remotes.ts'
import { Site } from './site.tsx'
import { monolithVersion } from './version.ts'

/** The shell's boot as one application does it: nothing is inlined, so data, texts and code are fetched together. */
export const boot = async (): Promise<void> => {
  const state = claimStateWriter()
  // It calls at once, so what it calls with is in the first bundle.
  api.useTransport(createTransport)
  setShellVersion(monolithVersion)
  watchUncaught()
  setRouteTable(descriptions.map(remoteOf))
  state.set('locale', ownLocale())
  state.set('online', navigator.onLine)
  keepTracking(state)
  keepSession(state)
  answerRequests(state)
  followFacts(state)
  loadData(state).catch(report)
  const match = routeOf(location.pathname)
  const texts = startI18n(state.get('locale'), monolithVersion)
  // Its code comes beside the shell's texts, its own texts once there is a language to ask for.
  if (match) pages[`${match.row.remote}/${match.row.page}`]?.().catch(() => undefined)
  await texts
  if (match) loadPage(match.row.remote, match.row.page).catch(() => undefined)
  const place = document.getElementById('root')
  if (!place) throw new Error('the document has no place for the site')
  createRoot(place).render(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
  watchWindowTitle()
  startAfterFirstPaint(state).catch(report)
}

/** Settings and member at once; the layout does not wait for them. */
const loadData = async (state: StateWriter): Promise<void> => {
  const settings = api.call(getSettings, { domain: location.hostname }).then((answer) => {
    state.set('settings', answer.settings)
  })
  const member = loadState(state, ['user'])
  await Promise.all([settings, member])
  if (state.get('user')) await loadState(state, ['chats', 'likes'])
}

const ownLocale = (): string => {
  const asked = Cookies.get(localeCookie.key) ?? navigator.language.slice(0, 2)
  return isLanguage(asked) ? asked : 'nl'
}

const remoteOf = (description: (typeof descriptions)[number]): BrowserRemote => ({
  ...description,
  version: monolithVersion,
  entry: '',
  integrity: '',
  routes: description.routes.map(({ name, path, page, layout, access, skeleton }) => [
    name,
    path,
    page,
    layout,
    access,
    skeleton,
  ]),
  slots: description.slots.map(browserSlot),
})
