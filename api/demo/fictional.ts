import type { Kysely } from 'kysely'
import { createSites } from '../src/core/settings/site.ts'
import { missingWords } from '../src/core/settings/site-rules.ts'
import { json } from '../src/database/schema/columns.ts'
import type { Database } from '../src/database/schema.ts'

const howMany = 12

/**
 * Some of the demo's profiles are fictional and say so, because a site may have such profiles: switched on only where
 * every text about them is there. They have liked nobody, and whoever exchanged messages with them had read the
 * warning.
 */
export async function writeFictional(db: Kysely<Database>, host: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { values } = await createSites(trx, { settingsCacheMs: 0 }).of(host)
    if (missingWords(values).length > 0) return
    // Nobody to whom a real person has written.
    const chosen = await trx
      .selectFrom('profiles')
      .select('id')
      .where('demo', '=', true)
      .where('status', '=', 'active')
      .where('main_photo_id', 'is not', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('conversation_members as own')
              .innerJoin('conversation_members as other', 'other.conversation_id', 'own.conversation_id')
              .innerJoin('profiles as partner', 'partner.id', 'other.profile_id')
              .select('own.profile_id')
              .whereRef('own.profile_id', '=', 'profiles.id')
              .where('partner.demo', '=', false),
          ),
        ),
      )
      .orderBy('id')
      .limit(howMany)
      .execute()
    const ids = chosen.map(({ id }) => id)
    if (ids.length === 0) return
    await trx
      .updateTable('profiles')
      .set({ fictional: true, verified_at: null, show_on_landers: false })
      .where('id', 'in', ids)
      .execute()
    await trx
      .deleteFrom('likes')
      .where((where) => where.or([where('from_id', 'in', ids), where('to_id', 'in', ids)]))
      .execute()
    const conversations = await trx
      .updateTable('conversations')
      .set({ fictional: true })
      .where((where) => where.or([where('a_id', 'in', ids), where('b_id', 'in', ids)]))
      .returning(['id', 'created_at'])
      .execute()
    for (const { id, created_at } of conversations)
      await trx
        .updateTable('conversation_members')
        .set({ fictional_ack_at: created_at })
        .where('conversation_id', '=', id)
        .execute()
    await trx
      .insertInto('domain_settings')
      .values({ host, country: '**', key: 'fictional_enabled', value: json(true) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
