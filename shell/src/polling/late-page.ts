import { bus } from '@lonk/shared-events/bus.ts'
import type { Hearing } from './last-heard.ts'

/**
 * The stream does not wait for ever for the first page (`start-after-first-paint.ts`). What was told before that page
 * listened, it would never hear: it shows what its document had.
 */
export const tellLatePage = async (hearing: Hearing, shown: Promise<void>): Promise<void> => {
  const before = hearing.get()
  await shown
  if (before && hearing.of(before.userId) !== before.event) bus.publish('resync-needed', {})
}
