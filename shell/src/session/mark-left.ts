import { browserMember } from '@lonk/shared-events/storage-register.ts'
import { asText, createStored } from '@lonk/shared-events/stored.ts'

/**
 * Whose things this browser keeps, or how the last member went: `left` by their own log-out, until some page has seen
 * to it (`forget-member.ts`); `ended` where the session ended by itself.
 */
export const memberInBrowser = createStored(browserMember, asText)

/** The member logs out on purpose. Told before other tabs are: one that sleeps finds it when it wakes. */
export const markLeft = (): void => void memberInBrowser.set('left')
