import { mountPoints } from '@lonk/shared-events/boot.ts'
import { footerKind } from '@lonk/shared-events/footer-kind.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { Boundary } from '../composition/boundary.tsx'
import { replayClicks } from '../composition/early-clicks.ts'
import { FrameRouter } from '../composition/frame-router.tsx'
import { PartFailure } from '../composition/part-failure.ts'
import { siteHistory } from '../composition/site-history.ts'
import { companyStore } from '../content/company.ts'
import { report } from '../errors/reports.ts'
import { audienceOf, headerData } from '../navigation/header-data.ts'
import { whoIsKnown, whoWasKnown } from '../session/who-is-here.ts'
import { type ReactDomClient, reactDomClient } from '../start/react-dom-client.ts'
import { withdrawalStore } from '../withdrawal/withdrawal-store.ts'
import { FooterView } from './footer-view.tsx'
import { HeaderView } from './header-view.tsx'
import { layoutStore } from './layout-store.ts'

const useLayout = () => useStore(layoutStore)

/** The header by the shared state; also a part of the benchmark's monolith. */
export const Header = () => {
  const layout = useLayout()
  const user = useShared('user')
  const settings = useShared('settings')
  const unreadTotal = useShared('unreadTotal')
  const newLikesTotal = useShared('newLikesTotal')
  const who = useStore(whoIsKnown, whoWasKnown)
  return <HeaderView layout={layout} data={headerData({ user, who, settings, unreadTotal, newLikesTotal })} />
}

/** The path, known already while the footer hydrates: the document server chose its kind by it. */
const usePathAtOnce = () =>
  useStore({ subscribe: siteHistory.subscribe, get: () => siteHistory.getSnapshot().location.pathname })

export const Foot = () => {
  const layout = useLayout()
  const user = useShared('user')
  const settings = useShared('settings')
  const company = useStore(companyStore)
  const who = useStore(whoIsKnown, whoWasKnown)
  const kind = footerKind({
    audience: audienceOf(user, who),
    path: usePathAtOnce(),
    country: settings?.geoip_selected_country,
  })
  // No template has it: it is asked for after the first paint.
  const withdrawal = useStore(withdrawalStore, () => false)
  return <FooterView layout={layout} kind={kind} company={company} withdrawal={withdrawal} />
}

const reportRender = (cause: unknown) => report(PartFailure.from(cause, { owner: 'shell', phase: 'render' }))

/** Says when the root's first markup is its own. */
const Alive = ({ onAlive }: { readonly onAlive: () => void }) => {
  useEffect(onAlive, [onAlive])
  return null
}

const hydrate = async (client: ReactDomClient, placeId: string, part: ReactNode): Promise<void> => {
  const place = document.getElementById(placeId)
  if (!place) return
  const pressed = replayClicks.remember(place)()
  await hydrateIn(client, place, part)
  replayClicks.replay(pressed)
}

const hydrateIn = ({ hydrateRoot }: ReactDomClient, place: HTMLElement, part: ReactNode): Promise<void> =>
  new Promise((alive) => {
    const failed = (cause: unknown) => {
      reportRender(cause)
      alive()
    }
    const whole = (
      <StrictMode>
        <Boundary onFailed={reportRender} fallback={() => null}>
          <FrameRouter owns={() => true}>{part}</FrameRouter>
        </Boundary>
        <Alive onAlive={alive} />
      </StrictMode>
    )
    const options = {
      identifierPrefix: `${place.id}-`,
      onRecoverableError: reportRender,
      onUncaughtError: failed,
    }
    // Its links work as they are: as a transition it comes to life in pieces, and a tap in between goes first.
    startTransition(() => void hydrateRoot(place, whole, options))
  })

/**
 * Brings header and footer to life, each a root of its own on markup that the document carries. Until it resolves the
 * shared state must hold what the document was made with: the first render has to give the same markup.
 */
export const hydrateLayout = async (): Promise<void> => {
  // What is pressed until it is there counts as well.
  const client = await reactDomClient()
  await Promise.all([
    hydrate(client, mountPoints.header, <Header />),
    hydrate(client, mountPoints.footer, <Foot />),
  ])
}
