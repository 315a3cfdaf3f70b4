import { mountPoints } from '@lonk/shared-events/boot.ts'
import { justCompletedParameter } from '@lonk/shared-events/notices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isLoadedSlot, loadSlot } from '../composition/remotes.ts'
import type { SlotRow } from '../composition/route-table.ts'
import { isSmartphone } from '../install/display-mode.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { ActivationAlert, ActivationModal } from './activation-reminder.tsx'
import { BonusBanner } from './bonus-banner.tsx'
import { dismissals } from './dismissals.ts'
import { MailDisabledAlert } from './mail-disabled-alert.tsx'
import { noticeSlot } from './notice-slot.ts'
import { PhotoAlert } from './photo-alert.tsx'
import { PushAlert } from './push-alert.tsx'
import { TermsAlert } from './terms-alert.tsx'
import { useAtArrival } from './use-at-arrival.ts'
import { type NoticeName, useDueNotices } from './use-due-notices.ts'
import { Notice, WarningsView } from './warnings-view.tsx'

interface WarningsProps {
  /** The notices that the document holds; see {@link carriedNotices}. */
  readonly carried?: readonly string[]
}

/** The area under the top navigation: the welcome bonus and what a member should know or do. */
export const Warnings = ({ carried = [] }: WarningsProps) => {
  const user = useShared('user')
  const layout = useStore(layoutStore)
  const { pathname, search } = useLocation()
  // Slots that failed or have had their time; their place stays until the next page, or what is below would move.
  const [missing, setMissing] = useState<readonly NoticeName[]>([])
  const due = useDueNotices(user, pathname)
  const photoSlot = noticeSlot('photo')
  const asModal =
    due.includes('activation') && new URLSearchParams(search).has(justCompletedParameter) && isSmartphone()
  const inPage = due.filter((name) => name !== 'activation' || !asModal)
  const shown = useAtArrival({
    path: pathname,
    due: inPage,
    ready: inPage.filter(
      (name) =>
        !missing.includes(name) &&
        (name !== 'photo' || (photoSlot !== undefined && isLoadedSlot(photoSlot.name))),
    ),
    carried,
  })
  // The bonus ends while somebody reads: its room stays until the next page as well.
  const [bonusOn, setBonusOn] = useState<string | null>(null)
  if (shown.includes('bonus') && bonusOn !== pathname) setBonusOn(pathname)
  const bonusRoom = shown.includes('bonus') || bonusOn === pathname
  useSlotAhead(due.includes('photo') ? photoSlot : undefined)
  if (layout !== 'default' || !user) return null
  const miss = (name: NoticeName) => () => setMissing((before) => [...before, name])

  const alerts: Readonly<Record<Exclude<NoticeName, 'bonus'>, ReactNode>> = {
    activation: <ActivationAlert email={user.email} />,
    notifications: <MailDisabledAlert onDismiss={() => dismissals.dismiss('notifications')} />,
    terms: <TermsAlert version={user.terms_version} />,
    photo: (
      <PhotoAlert
        carried={carried.includes('photo')}
        onDismiss={() => dismissals.dismiss('photo')}
        onMissing={miss('photo')}
      />
    ),
    push: <PushAlert onDismiss={() => dismissals.dismiss('push')} />,
  }
  return (
    <>
      {(shown.length > 0 || bonusRoom) && (
        <WarningsView
          alerts={shown.map(
            (name) =>
              name !== 'bonus' && (
                <Notice key={name} name={name}>
                  {alerts[name]}
                </Notice>
              ),
          )}
          bonus={bonusRoom && <BonusBanner onMissing={miss('bonus')} />}
        />
      )}
      {asModal && <ActivationModal email={user.email} />}
    </>
  )
}

/** Fetches a slot's code for the pages to come: a slot that comes later than its page would push it down. */
const useSlotAhead = ({ remote, name }: Partial<SlotRow> = {}): void => {
  useEffect(() => {
    // A failure is said by the slot itself where it is shown.
    if (remote && name) loadSlot(remote, name).catch(() => undefined)
  }, [remote, name])
}

/** Read before the area comes to life: its first render has to be what the document holds. */
export const carriedNotices = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(`#${mountPoints.warnings} [data-notice]`)].map(
    ({ dataset }) => dataset.notice ?? '',
  )
