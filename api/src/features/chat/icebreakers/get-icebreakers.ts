import { icebreakersContract } from '@lonk/shared-api/calls/chat/icebreakers.schema.ts'
import { inLanguage } from '../../../core/settings/translated.ts'
import type { Db } from '../../../database/connection.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { loadAccount } from '../account.ts'
import { loadPartner } from '../conversation/partner.ts'
import { chooseIcebreakers } from './choose.ts'

/** GET /api/icebreakers.php */
export const getIcebreakersEndpoint = endpoint(icebreakersContract, async ({ input, member, services }) => {
  const { db } = services
  const me = await loadAccount(db, member.userId)
  const partner = await loadPartner(db, me, input.profile_id)
  if (partner?.standing !== 'open') throw apiError('profile_not_found')
  const lines = await db.selectFrom('icebreakers').selectAll().where('active', '=', true).execute()
  const chosen = chooseIcebreakers(lines, {
    mine: await interestsOf(db, me.profileId),
    theirs: await interestsOf(db, partner.profileId),
    seed: me.profileId ^ partner.profileId,
  })
  return {
    icebreakers: chosen.map(({ id, text, category }) => ({
      id,
      text: inLanguage(text, me.language),
      category,
    })),
  }
})

const interestsOf = async (db: Db, profileId: number): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('profile_interests')
    .innerJoin('interests', 'interests.id', 'profile_interests.interest_id')
    .select('interests.slug')
    .where('profile_interests.profile_id', '=', profileId)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}
