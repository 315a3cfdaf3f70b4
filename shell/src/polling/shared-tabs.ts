import type { TabChannel } from '@lonk/shared-events/cross-tab.ts'
import type { SharedState, StateWriter } from '@lonk/shared-events/state.ts'
import { merge, skip } from 'rxjs'

const sharedKeys = ['user', 'chats', 'likes', 'unreadTotal', 'newLikesTotal', 'timeBonusEnds'] as const

type SharedPart = Pick<SharedState, (typeof sharedKeys)[number]>

const isSharedPart = (value: unknown): value is Partial<SharedPart> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => sharedKeys.some((known) => known === key))

/**
 * What one tab learns, all tabs of the browser show: the polling tab loads, the others follow. A value that came
 * from another tab is not sent on.
 */
export const shareState = (state: StateWriter, channel: TabChannel): void => {
  let receiving = false
  const changes = merge(...sharedKeys.map((key) => state.observe(key).pipe(skip(1))))
  let scheduled = false
  changes.subscribe(() => {
    if (receiving || scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      channel.postMessage(Object.fromEntries(sharedKeys.map((key) => [key, state.get(key)])))
    })
  })
  channel.addEventListener('message', ({ data }) => {
    if (!isSharedPart(data)) return
    receiving = true
    for (const key of sharedKeys) if (key in data) state.set(key, data[key] as never)
    receiving = false
  })
}
