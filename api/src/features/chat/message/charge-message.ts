import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import { charge } from '../../../core/wallet/ledger.ts'
import { publishEvent, type Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'

type MessageCharge = {
  userId: number
  messageId: number
  type: Message['type']
  cost: number
  /** What the locked wallet holds, for the refusal's words. */
  balance: number
  now: Date
}

const ledgerKind = (type: Message['type']) => (type === 'photo' || type === 'gift' ? type : 'message')

/** The debit of one message; refuses with 402 where the credits are not there, and all is rolled back. */
export const chargeMessage = async (trx: Trx, message: MessageCharge): Promise<void> => {
  const { userId, messageId, type, cost, balance, now } = message
  if (cost === 0) return
  const left = await charge(trx, {
    user_id: userId,
    kind: ledgerKind(type),
    credits: cost,
    ref: { type: 'message', id: messageId },
    now,
  })
  if (left === null) throw apiError('not_enough_credits', { needed: cost, balance })
  publishEvent(trx, userId, 'credits', { balance: left })
}
