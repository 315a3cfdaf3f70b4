import { getSettings } from '@lonk/shared-api/calls/content/settings.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { BootData } from '@lonk/shared-events/boot.ts'
import { claimStateWriter, type StateWriter } from '@lonk/shared-events/state.ts'
import { startAfterFirstPaint } from './after-first-paint/start-after-first-paint.ts'
import { keepChoices } from './browser-choices/keep-choices.ts'
import { readBootData } from './composition/boot-data.ts'
import { compose } from './composition/compose.ts'
import { offerFirstData } from './composition/first-data.ts'
import { expectFragment } from './composition/frame.tsx'
import { watchReleases } from './composition/newer-release.ts'
import { loadPage } from './composition/remotes.ts'
import { routeOf, setRouteTable } from './composition/route-table.ts'
import { companyStore, completeCompany } from './content/company.ts'
import { report, setShellVersion, watchUncaught } from './errors/reports.ts'
import { keepInstallPrompt } from './install/install-prompt.ts'
import { startI18n } from './language/i18n.ts'
import { hydrateLayout } from './layouts/hydrate-layout.tsx'
import { watchWindowTitle } from './navigation/window-title.ts'
import { askWho } from './session/ask-who.ts'
import { endBonus } from './session/end-bonus.ts'
import { fillState } from './session/fill-state.ts'
import { followFacts } from './session/follow-facts.ts'
import { onceHere } from './session/keep-arrival.ts'
import { loadState } from './session/load-state.ts'
import { answerRequests } from './session/requests.ts'
import { keepSession } from './session/session.ts'
import { inSteps } from './start/next-task.ts'
import { keepTracking } from './tracking/tracking.ts'

/** The whole start of the site, from the document to a living page. */
export const boot = async (): Promise<void> => {
  const data = readBootData()
  const state = claimStateWriter()
  // Fetched beside everything else where a call is sure to come; for a visitor with inlined data it can wait.
  if (!data.settings || data.user !== null) api.warmUp().catch(report)
  setShellVersion(data.shell.version)
  watchUncaught()
  setRouteTable(data.remotes)
  watchReleases(data.registry)
  fillState(state, data)
  keepChoices(state)
  keepTracking(state)
  keepInstallPrompt()
  companyStore.set(data.company)
  offerFirstData(location.pathname, data)
  expectFragment(data.fragment, data.needsScript)
  keepSession(state)
  answerRequests(state)
  followFacts(state)
  endBonus(state)
  const texts = startI18n(data.locale, data.shell.version)
  fetchFirstPage()
  await texts
  await inSteps([() => compose(data.remotes), hydrateLayout, watchWindowTitle])
  startAfterFirstPaint(state, data.user !== undefined).catch(report)
  await completeState(state, data)
}

/** Beside the shell's own texts, not after them. A failure is reported by the page's frame, which asks for it too. */
const fetchFirstPage = (): void => {
  const match = routeOf(location.pathname)
  if (match) loadPage(match.row.remote, match.row.page).catch(() => undefined)
}

/** What the document had to go out without, because the API was slow. */
const completeState = async (state: StateWriter, data: BootData): Promise<void> => {
  const who = data.user === undefined ? askWho(state) : Promise.resolve()
  who.catch(() => undefined)
  try {
    if (!data.settings) {
      // With the route's whole query, as when the document server asks.
      const query = Object.fromEntries(new URLSearchParams(location.search))
      const { settings } = await api.call(getSettings, { ...query, domain: location.hostname })
      state.set('settings', settings)
      // The document shows the ribbon of a demo site, and went out without knowing that it is one.
      document.documentElement.toggleAttribute('data-demo', settings.demo)
    }
    completeCompany().catch(report)
    await who
    if (!state.get('user')) return
    // Whoever comes for their messages wants to see them, wherever the link was.
    if (location.pathname.startsWith('/chats')) await loadState(state, ['chats', 'likes'])
    else {
      onceHere(state, () => void loadState(state, ['chats']).catch(report))
      await loadState(state, ['likes'])
    }
  } catch (cause) {
    report(cause)
  }
}
