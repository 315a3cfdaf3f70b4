import type { AccessLevel } from '@lonk/shared-api/contract.ts'
import type { Member } from '../core/member/member.ts'
import { apiError } from '../errors.ts'

const needsSession: readonly AccessLevel[] = ['U', 'C', 'P']

/** Throws where the caller does not have the access that the contract asks for. */
export const requireUser = (access: AccessLevel, member: Member | null): void => {
  if (!needsSession.includes(access)) return
  if (!member) throw apiError('authentication_required')
  if (access === 'C' && member.status === 'not_confirmed') throw apiError('email_not_confirmed')
  if (access === 'P' && !member.paidUser) throw apiError('premium_only')
}
