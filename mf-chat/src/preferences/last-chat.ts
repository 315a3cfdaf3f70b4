import { lastConversation } from '@lonk/shared-events/storage-register.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

/** The conversation that was opened last in this browser (docs/product.md, point 3). */
export interface LastChat {
  readonly profileId: number
  /** ISO time. */
  readonly at: string
}

/** Whose chat it was: another member in the same browser learns nothing of it. */
type Kept = LastChat & { readonly memberId: number }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'memberId' in value &&
  typeof value.memberId === 'number' &&
  'profileId' in value &&
  typeof value.profileId === 'number' &&
  'at' in value &&
  typeof value.at === 'string'

const stored = createStored(lastConversation, asJson(isKept))

export const lastChat = {
  get: (memberId: number): LastChat | null => {
    const kept = stored.get()
    return kept?.memberId === memberId ? { profileId: kept.profileId, at: kept.at } : null
  },
  set: (memberId: number, chat: LastChat): void => void stored.set({ memberId, ...chat }),
}
