import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { SlotNotice } from '@lonk/shared-events/contract.ts'
import { type AccountNotice, dueNotices } from '@lonk/shared-events/notices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { storedPush } from '../push/stored-push.ts'
import { dismissals } from './dismissals.ts'
import { noticeSlot } from './notice-slot.ts'
import { offersPush } from './push-rule.ts'

/** `push` depends on what the browser can, which no document knows. */
export type NoticeName = AccountNotice | 'push'

const closable = ['notifications', 'photo', 'push'] as const
const readClosed = (): string => closable.filter((name) => dismissals.at(name) !== null).join()

/** What a member should know or do on this page, whether it is shown or not. */
export const useDueNotices = (user: User | null | undefined, path: string): readonly NoticeName[] => {
  const timeBonusEnds = useShared('timeBonusEnds')
  const push = useShared('push')
  const chats = useShared('chats')
  const closed = useStore({ subscribe: dismissals.subscribe, get: readClosed }).split(',')
  if (!user) return []
  const denied =
    storedPush.get() === 'denied' || !('Notification' in window) || Notification.permission === 'denied'
  const due: readonly NoticeName[] = [
    ...dueNotices({ user, timeBonusEnds, path }),
    ...(offersPush({ user, chats, push, denied, path }) ? (['push'] as const) : []),
  ]
  return due.filter((name) => !closed.includes(name) && (!isSlot(name) || noticeSlot(name)))
}

const isSlot = (name: NoticeName): name is SlotNotice => name === 'photo' || name === 'bonus'
