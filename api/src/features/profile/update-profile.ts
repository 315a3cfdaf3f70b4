import type { UpdateProfileRequest } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { updateProfileContract } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { before, days, localDay } from '../../clock.ts'
import type { Member } from '../../core/member/member.ts'
import { viewerOf } from '../../core/member/viewer.ts'
import { loadOwnProfile } from '../../core/profile/load-profile.ts'
import type { Site } from '../../core/settings/site.ts'
import { violates } from '../../database/constraint.ts'
import { fold } from '../../database/fold.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError, fieldError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { isReserved } from '../signup/reserved-names.ts'
import { birthProblem, nameEqualsEmail } from '../signup/signup-rules.ts'

const nameChangesEvery = days(30)

/** PUT /api/profile.php: only what is sent changes. */
export const updateProfileEndpoint = endpoint(updateProfileContract, async (context) => {
  const { input, member, services, site, now } = context
  const viewer = viewerOf(context)
  const profile = await services
    .transaction(async (trx) => {
      const { interests, name, date_of_birth, region_id, city_id, ...plain } = input
      const changes = {
        ...plain,
        // What was written at the sign-up stands there until the member writes about themselves; or nothing at all.
        ...(input.about === undefined ? {} : { signup_message: '' }),
        // First of all: it locks the account, which comes before the profile.
        ...(await birthChange(trx, member, site, date_of_birth, now)),
        ...(await nameChange(trx, member, site, name, now)),
        ...(await placeChange(trx, member, { region_id, city_id })),
      }
      if (Object.keys(changes).length > 0)
        await trx.updateTable('profiles').set(changes).where('id', '=', member.profileId).execute()
      if (interests) await replaceInterests(trx, member.profileId, interests)
      publishEvent(trx, member.userId, 'user', {})
      return loadOwnProfile(services, trx, viewer)
    })
    .catch((error: unknown) => {
      throw violates(error, 'profiles_name') ? apiError('name_taken') : error
    })
  return { profile }
})

const nameChange = async (trx: Trx, member: Member, site: Site, name: string | undefined, now: Date) => {
  if (name === undefined) return {}
  const known = await trx
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.name', 'profiles.name_changed_at', 'users.email'])
    .where('profiles.id', '=', member.profileId)
    .forNoKeyUpdate('profiles')
    .executeTakeFirstOrThrow()
  if (known.name === name) return {}
  if (nameEqualsEmail(name, known.email)) throw fieldError('name', 'name_equals_email')
  if (isReserved(name, site.values.name)) throw apiError('name_taken')
  if (known.name_changed_at && known.name_changed_at > before(now, nameChangesEvery))
    throw apiError('name_change_limit')
  return { name, name_fold: fold(name), name_changed_at: now }
}

/** Correctable once, until activation; afterwards only support can. */
const birthChange = async (
  trx: Trx,
  member: Member,
  site: Site,
  dateOfBirth: string | undefined,
  now: Date,
) => {
  if (dateOfBirth === undefined) return {}
  const account = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', member.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (account.status !== 'not_confirmed') throw apiError('dob_locked')
  const known = await trx
    .selectFrom('profiles')
    .select(['date_of_birth', 'birth_corrected_at'])
    .where('id', '=', member.profileId)
    .executeTakeFirstOrThrow()
  if (known.date_of_birth === dateOfBirth) return {}
  if (known.birth_corrected_at) throw apiError('dob_locked')
  const problem = birthProblem(dateOfBirth, localDay(now), site.values.min_age)
  if (problem) throw fieldError('date_of_birth', problem, { min_age: site.values.min_age })
  return { date_of_birth: dateOfBirth, birth_corrected_at: now }
}

type Place = Pick<UpdateProfileRequest, 'region_id' | 'city_id'>

const placeChange = async (trx: Trx, member: Member, { region_id, city_id }: Place) => {
  if (city_id) {
    const city = await trx
      .selectFrom('cities')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select(['cities.name', 'cities.lat', 'cities.lon', 'cities.region_id', 'regions.country'])
      .where('cities.id', '=', city_id)
      .executeTakeFirst()
    if (!city || city.country !== member.country) throw fieldError('city_id', 'field_invalid')
    if (region_id !== undefined && region_id !== city.region_id) throw fieldError('city_id', 'field_invalid')
    const rounded = (degrees: number) => Math.round(degrees * 100) / 100
    return {
      region_id: city.region_id,
      city_id,
      city_text: city.name,
      lat: rounded(city.lat),
      lon: rounded(city.lon),
    }
  }
  if (region_id === undefined) return city_id === null ? { city_id: null, city_text: '' } : {}
  const region = await trx
    .selectFrom('regions')
    .select('id')
    .where('id', '=', region_id)
    .where('country', '=', member.country)
    .executeTakeFirst()
  if (!region) throw fieldError('region_id', 'field_invalid')
  return { region_id, city_id: null, city_text: '', lat: null, lon: null }
}

const replaceInterests = async (trx: Trx, profileId: number, interests: number[]) => {
  await trx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
  const wanted = [...new Set(interests)]
  if (wanted.length === 0) return
  const known = await trx.selectFrom('interests').select('id').where('id', 'in', wanted).execute()
  if (known.length !== wanted.length) throw fieldError('interests', 'field_invalid')
  const rows = known.map(({ id }) => ({ profile_id: profileId, interest_id: id }))
  await trx.insertInto('profile_interests').values(rows).execute()
}
