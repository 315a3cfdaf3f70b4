/** What a member chose in this browser; false where nothing was chosen, or where it was taken back. */
export type StoredPush = { readonly subscription: string; readonly member: number } | 'denied' | false

/** A JSON string, 'denied' or false (docs/product.md, point 3). */
const key = 'lonk.push'
/** Whose subscription it is: the next member in this browser has not said yes to anything. */
const memberKey = 'lonk.push.member'

// Where storage is denied a choice holds as long as the page.
let forThisPage: StoredPush = false

export const storedPush = {
  get: (): StoredPush => {
    try {
      const stored = localStorage.getItem(key)
      if (stored === null) return forThisPage
      if (stored === 'denied') return stored
      const member = Number(localStorage.getItem(memberKey))
      return stored.startsWith('{') && member > 0 ? { subscription: stored, member } : false
    } catch {
      return forThisPage
    }
  },
  set: (value: StoredPush): void => {
    try {
      localStorage.setItem(key, typeof value === 'object' ? value.subscription : String(value))
      if (typeof value === 'object') localStorage.setItem(memberKey, String(value.member))
      else localStorage.removeItem(memberKey)
      forThisPage = false
    } catch {
      forThisPage = value
    }
  },
  /** Another tab of this browser has written. */
  onOtherTab: (changed: () => void): void =>
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    }),
}
