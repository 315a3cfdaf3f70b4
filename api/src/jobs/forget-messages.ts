import { sql } from 'kysely'
import { before } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { eachInTurn, inBatches } from './batches.ts'

/**
 * Conversations that nobody has written in for so long lose their words, not their place in the books. One that has
 * lost them has no `last_at` any more: it is looked at again after its next message.
 */
export const forgetOldMessages = (services: Services): Promise<void> => {
  const old = before(services.clock.now(), months(keptFor.messages_months))
  return eachInTurn(services, 'forget old messages', {
    due: (after, most) => silentSince(services, old, { after, most }),
    act: (id) => forgetConversation(services, id, old),
  })
}

type Page = { after: number; most: number }

const silentSince = async ({ db }: Services, old: Date, { after, most }: Page): Promise<number[]> => {
  const rows = await db
    .selectFrom('conversations')
    .select('id')
    .where('last_at', '<', old)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

const forgetConversation = ({ transaction, batchSize }: Services, id: number, old: Date): Promise<void> =>
  inBatches(batchSize, (most) =>
    transaction(async (trx) => {
      // Somebody may have written at this very moment: whoever writes holds the same lock.
      const silent = await trx
        .selectFrom('conversations')
        .select('id')
        .where('id', '=', id)
        .where('last_at', '<', old)
        .forUpdate()
        .executeTakeFirst()
      if (!silent) return 0
      await hideFromBoth(trx, id)
      const emptied = await emptyMessages(trx, id, most)
      if (emptied < most)
        await trx.updateTable('conversations').set({ last_at: null }).where('id', '=', id).execute()
      return emptied
    }),
  )

/** Before the messages, so that what is counted as unread stays true between two batches. */
const hideFromBoth = (trx: Trx, id: number) =>
  sql`update conversation_members set unread = 0,
      hidden_before_id = coalesce((select max(id) from messages where conversation_id = ${id}), 0)
    where conversation_id = ${id}`.execute(trx)

const emptyMessages = async (trx: Trx, id: number, most: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    update messages set text = null, photo_id = null, gift_id = null, state = 'deleted'
    where id = any(array(
      select id from messages where conversation_id = ${id}
        and (state <> 'deleted' or text is not null or photo_id is not null or gift_id is not null)
      limit ${most}))`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
