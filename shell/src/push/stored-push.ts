import { pushChoice, pushMember } from '@lonk/shared-events/storage-register.ts'
import { asNumber, asText, createStored, onOtherTab } from '@lonk/shared-events/stored.ts'

/** What a member chose in this browser; false where nothing was chosen, or where it was taken back. */
export type StoredPush = { readonly subscription: string; readonly member: number } | 'denied' | false

/** A JSON string, 'denied' or false (docs/product.md, point 3). */
const choice = createStored(pushChoice, asText)
const owner = createStored(pushMember, asNumber)

// Where storage is denied a choice holds as long as the page.
let forThisPage: StoredPush = false

export const storedPush = {
  get: (): StoredPush => {
    const stored = choice.get()
    if (stored === null) return forThisPage
    if (stored === 'denied') return stored
    const member = owner.get() ?? 0
    return stored.startsWith('{') && member > 0 ? { subscription: stored, member } : false
  },
  set: (value: StoredPush): void => {
    const [text, member] =
      typeof value === 'object' ? [value.subscription, value.member] : [String(value), null]
    if (member === null) owner.remove()
    const kept = choice.set(text) && (member === null || owner.set(member))
    forThisPage = kept ? false : value
  },
  /** Another tab of this browser has written. */
  onOtherTab: (changed: () => void): void => onOtherTab(pushChoice, changed),
}
