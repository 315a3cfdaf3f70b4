import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { money } from '../money/amounts.ts'
import type { Limit, Limits } from './rules.ts'

export const limitView = (limit: Limit): Money | null =>
  limit === null ? null : money(limit.cents, limit.currency)

/** What counts now, and what will. */
export const limitsView = ({ now, pending }: Limits) => ({
  limit: limitView(now),
  pending: pending ? { limit: limitView(pending.limit), from: pending.from.toISOString() } : null,
})
