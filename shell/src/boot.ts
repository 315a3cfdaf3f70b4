import { api } from '@lonk/shared-api/client.ts'
import type { BootData } from '@lonk/shared-events/boot.ts'
import { takeLatePictures } from '@lonk/shared-events/place-late-pictures.ts'
import { claimStateWriter } from '@lonk/shared-events/state.ts'
import { startAfterFirstPaint } from './after-first-paint/start-after-first-paint.ts'
import { keepChoices } from './browser-choices/keep-choices.ts'
import { readBootData } from './composition/boot-data.ts'
import { compose } from './composition/compose.ts'
import { offerFirstData } from './composition/first-data.ts'
import { expectFragment } from './composition/frame.tsx'
import { watchReleases } from './composition/newer-release.ts'
import { loadPage } from './composition/remotes.ts'
import { routeOf, setRouteTable } from './composition/route-table.ts'
import { companyStore } from './content/company.ts'
import { report, setShellVersion, watchUncaught } from './errors/reports.ts'
import { keepInstallPrompt } from './install/install-prompt.ts'
import { startI18n } from './language/i18n.ts'
import { hydrateLayout } from './layouts/hydrate-layout.tsx'
import { firstPageShown } from './navigation/page-shown.ts'
import { holdPath } from './navigation/use-path.ts'
import { watchWindowTitle } from './navigation/window-title.ts'
import { completeState } from './session/complete-state.ts'
import { endBonus } from './session/end-bonus.ts'
import { fillState } from './session/fill-state.ts'
import { followFacts } from './session/follow-facts.ts'
import { answerRequests } from './session/requests.ts'
import { keepSession } from './session/session.ts'
import { inSteps } from './start/next-task.ts'
import { reactDomClient } from './start/react-dom-client.ts'
import { tendRules } from './start/tend-rules.ts'
import { keepTracking } from './tracking/tracking.ts'

/** The whole start of the site, from the document to a living page. */
export const boot = async (): Promise<void> => {
  takeLatePictures()
  tendRules()
  holdPath(firstPageShown)
  const data = readBootData()
  const state = claimStateWriter()
  warmUpApi(data)
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
  // The page before what is around it: with `react-dom` it goes first, layout a task later.
  await inSteps([() => compose(data.remotes), reactDomClient, hydrateLayout, watchWindowTitle])
  startAfterFirstPaint(state, data.user !== undefined).catch(report)
  await completeState(state, data)
}

/**
 * What makes calls is fetched before the first one: beside everything else where the document had to go out without
 * something, after what brings the page to life for a member who has all of it. A visitor's can wait.
 */
const warmUpApi = ({ settings, user, firstData }: BootData): void => {
  const isComplete = settings && user !== undefined && (user === null || firstData !== undefined)
  if (!isComplete) api.warmUp().catch(report)
  else if (user)
    reactDomClient()
      .then(() => api.warmUp())
      .catch(report)
}

/** Beside the shell's own texts, not after them. A failure is reported by the page's frame, which asks for it too. */
const fetchFirstPage = (): void => {
  const match = routeOf(location.pathname)
  if (match) loadPage(match.row.remote, match.row.page).catch(() => undefined)
}
