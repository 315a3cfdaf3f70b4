import { json } from '../../database/schema/columns.ts'
import type { Trx } from '../../database/transaction.ts'

type Act = {
  /** Whoever works from outside the site, by name. */
  actor: string
  /** E.g. `photo.reject`. */
  action: string
  entity: string
  /** Null for what has no id: `before` and `after` then name it. */
  entityId: number | null
  before: unknown
  after: unknown
  now: Date
}

/** What staff did, beside the effect itself: never changed, kept for two years. */
export const writeAudit = async (trx: Trx, act: Act): Promise<void> => {
  await trx
    .insertInto('audit_log')
    .values({
      actor: act.actor,
      action: act.action,
      entity: act.entity,
      entity_id: act.entityId,
      before: json(act.before),
      after: json(act.after),
      created_at: act.now,
    })
    .execute()
}
