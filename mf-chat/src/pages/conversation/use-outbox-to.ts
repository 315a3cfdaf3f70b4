import { useMemo, useSyncExternalStore } from 'react'
import { type OutboxEntry, to } from '../../outbox/outbox-entry.ts'
import { outbox } from '../../outbox/sending.ts'

/** What was sent to this profile and is not acknowledged yet. */
export const useOutboxTo = (profileId: number): readonly OutboxEntry[] => {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries)
  return useMemo(() => to(entries, profileId), [entries, profileId])
}
