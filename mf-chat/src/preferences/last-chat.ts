import { bus } from '@lonk/shared-events/bus.ts'

/** The conversation that was opened last in this browser (docs/product.md, point 3). */
export interface LastChat {
  readonly profileId: number
  /** ISO time. */
  readonly at: string
}

const key = 'mf-chat.last-chat'

/** Whose chat it was: another member of the same browser learns nothing of it. */
type Kept = LastChat & { readonly memberId: number }

export const lastChat = {
  get: (memberId: number): LastChat | null => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return isKept(kept) && kept.memberId === memberId ? { profileId: kept.profileId, at: kept.at } : null
    } catch {
      return null
    }
  },
  set: (memberId: number, chat: LastChat): void => {
    try {
      localStorage.setItem(key, JSON.stringify({ memberId, ...chat }))
    } catch {
      // Where the browser keeps nothing, there is no last chat.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'memberId' in value &&
  typeof value.memberId === 'number' &&
  'profileId' in value &&
  typeof value.profileId === 'number' &&
  'at' in value &&
  typeof value.at === 'string'

bus.on('logged-out').subscribe(({ reason }) => {
  if (reason === 'own-act') lastChat.forget()
})
