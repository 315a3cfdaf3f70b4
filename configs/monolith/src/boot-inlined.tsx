import { mountPoints } from '@lonk/shared-events/boot.ts'
import { placeLatePictures, takeLatePictures } from '@lonk/shared-events/place-late-pictures.ts'
import { claimStateWriter, type StateWriter } from '@lonk/shared-events/state.ts'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startAfterFirstPaint } from '../../../shell/src/after-first-paint/start-after-first-paint.ts'
import { readBootData } from '../../../shell/src/composition/boot-data.ts'
import { replayClicks } from '../../../shell/src/composition/early-clicks.ts'
import { offerFirstData } from '../../../shell/src/composition/first-data.ts'
import { FrameRouter } from '../../../shell/src/composition/frame-router.tsx'
import { routeOf, setRouteTable } from '../../../shell/src/composition/route-table.ts'
import { companyStore, completeCompany } from '../../../shell/src/content/company.ts'
import { report, setShellVersion, watchUncaught } from '../../../shell/src/errors/reports.ts'
import { startI18n } from '../../../shell/src/language/i18n.ts'
import { hydrateLayout } from '../../../shell/src/layouts/hydrate-layout.tsx'
import { firstPageShown } from '../../../shell/src/navigation/page-shown.ts'
import { watchWindowTitle } from '../../../shell/src/navigation/window-title.ts'
import { fillState } from '../../../shell/src/session/fill-state.ts'
import { followFacts } from '../../../shell/src/session/follow-facts.ts'
import { loadState } from '../../../shell/src/session/load-state.ts'
import { answerRequests } from '../../../shell/src/session/requests.ts'
import { keepSession } from '../../../shell/src/session/session.ts'
import { inSteps } from '../../../shell/src/start/next-task.ts'
import { keepTracking } from '../../../shell/src/tracking/tracking.ts'
import { loadPage } from './remotes.ts'
import { Pages } from './site.tsx'
import { monolithVersion } from './version.ts'

/** The same application behind the document server: data and markup are in its document, and come to life. */
export const bootInlined = async (): Promise<void> => {
  takeLatePictures()
  const data = readBootData()
  const state = claimStateWriter()
  setShellVersion(monolithVersion)
  watchUncaught()
  setRouteTable(data.remotes)
  fillState(state, data)
  keepTracking(state)
  companyStore.set(data.company)
  offerFirstData(location.pathname, data)
  keepSession(state)
  answerRequests(state)
  followFacts(state)
  const texts = startI18n(data.locale, monolithVersion)
  const match = routeOf(location.pathname)
  const page = match ? loadPage(match.row.remote, match.row.page) : Promise.resolve(null)
  page.catch(() => undefined)
  await texts
  await inSteps([() => showPages(data.fragment, match?.row.remote ?? 'shell', page), hydrateLayout])
  watchWindowTitle()
  startAfterFirstPaint(state, data.user !== undefined).catch(report)
  completeCompany().catch(report)
  if (state.get('user')) await loadLists(state)
}

const loadLists = (state: StateWriter) => loadState(state, ['chats', 'likes']).catch(report)

const site = (pages: ReactNode) => (
  <StrictMode>
    <FrameRouter owns={() => true}>{pages}</FrameRouter>
  </StrictMode>
)

const showPages = async (rendered: boolean, owner: string, page: Promise<unknown>): Promise<void> => {
  const place = document.getElementById(mountPoints.main)
  if (!place) throw new Error('the document has no place for pages')
  const options = { identifierPrefix: `${owner}-`, onRecoverableError: report }
  if (!rendered) return createRoot(place, options).render(site(<Pages />))
  const stopRemembering = replayClicks.remember(place)
  await page
  firstPageShown.then(placeLatePictures()).catch(report)
  startTransition(() => void hydrateRoot(place, site(<Pages />), options))
  replayClicks.replay(stopRemembering())
}
