import { mountPoints } from '@lonk/shared-events/boot.ts'
import { ConsentBar } from '../consent/consent-bar.tsx'
import { EntryWarning } from '../entry-warning/entry-warning.tsx'
import { LoadingBar } from '../navigation/loading-bar.tsx'
import { announcerPlace } from '../navigation/page-shown.ts'
import { BonusDue } from './bonus-due.ts'
import { reportUnknownOpenings } from './event-slots.ts'
import { renderInto } from './mount-point.tsx'
import { RegistrySlots } from './registry-slots.tsx'
import { TimedLike } from './timed-like.tsx'
import { Toasts } from './toasts.tsx'

/** Everything above the page that may come after the first paint. */
export const showOverlays = (): void => {
  reportUnknownOpenings()
  renderInto(
    mountPoints.overlays,
    <>
      <div id={announcerPlace} className="visually-hidden" aria-live="polite" />
      <EntryWarning />
      <ConsentBar />
      <Toasts />
      <LoadingBar />
      <TimedLike />
      <BonusDue />
      <RegistrySlots />
    </>,
  )
}
