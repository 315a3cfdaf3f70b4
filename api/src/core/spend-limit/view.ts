import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { money } from '../money/amounts.ts'
import type { Limit } from './rules.ts'

export const limitView = (limit: Limit): Money | null =>
  limit === null ? null : money(limit.cents, limit.currency)
