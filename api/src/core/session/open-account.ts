import type { UserStatus } from '../../database/schema/account.ts'

/** Can this account be entered? Undefined for one that is not there. */
export const isOpen = (status: UserStatus | undefined): boolean =>
  status === 'active' || status === 'not_confirmed' || status === 'paused'
