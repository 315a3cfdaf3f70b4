import { useStore } from '@lonk/shared-events/store.ts'
import { useMemo } from 'react'
import { type OutboxEntry, to } from '../../outbox/outbox-entry.ts'
import { outbox } from '../../outbox/sending.ts'

/** What was sent to this profile and is not acknowledged yet. */
export const useOutboxTo = (profileId: number): readonly OutboxEntry[] => {
  const entries = useStore({ subscribe: outbox.subscribe, get: outbox.entries })
  return useMemo(() => to(entries, profileId), [entries, profileId])
}
