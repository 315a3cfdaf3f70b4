import type { ErrorCode } from '@lonk/shared-api/errors/catalogue.ts'

/**
 * How a partner stands to a member. `closed` covers a block in either direction, deletion, pause and removal with
 * one word, so that no answer ever tells them apart (`docs/api.md`, 2.4 Blocks).
 */
export type Standing = 'open' | 'closed' | 'unconfirmed'

export type StandingQuestion = {
  blocked: boolean
  profile_status: 'active' | 'disabled' | 'paused' | 'removed'
  /** Null for a fictional profile, which has no account. */
  user_status: 'not_confirmed' | 'active' | 'paused' | 'deleted_pending' | 'banned' | 'purged' | null
}

export const standingOf = ({ blocked, profile_status, user_status }: StandingQuestion): Standing => {
  if (blocked) return 'closed'
  if (user_status === 'not_confirmed') return 'unconfirmed'
  return profile_status === 'active' && (user_status === 'active' || user_status === null) ? 'open' : 'closed'
}

/**
 * Does the one hear of what the other does: a message, a receipt, typing, a message taken back? Only where both can be
 * found. Whoever has paused or not confirmed yet is as silent as whoever is gone.
 */
export const hearEachOther = (
  me: { status: StandingQuestion['user_status'] },
  partner: { standing: Standing },
): boolean => me.status === 'active' && partner.standing === 'open'

export type SendQuestion = {
  /** The sender has paused. */
  paused: boolean
  standing: Standing
  fictional: boolean
  fictional_ack: boolean
  slot: 'free' | 'take' | 'refuse'
  /** Unconfirmed senders pay when their messages are released. */
  held: boolean
  cost: number
  balance: number
}

export type SendRefusal = Extract<
  ErrorCode,
  | 'account_paused'
  | 'conversation_closed'
  | 'recipient_unavailable'
  | 'fictional_ack_required'
  | 'conversation_limit'
  | 'not_enough_credits'
>

/** Why a message would be refused, null where it would go; asked before sending and answered in `can_send`. */
export const sendRefusal = (question: SendQuestion): SendRefusal | null => {
  // First, and whoever the other one is: so it says nothing about them.
  if (question.paused) return 'account_paused'
  if (question.standing === 'closed') return 'conversation_closed'
  if (question.standing === 'unconfirmed') return 'recipient_unavailable'
  if (question.fictional && !question.fictional_ack) return 'fictional_ack_required'
  if (question.slot === 'refuse') return 'conversation_limit'
  if (!question.held && question.cost > question.balance) return 'not_enough_credits'
  return null
}
