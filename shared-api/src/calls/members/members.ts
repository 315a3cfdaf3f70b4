import type { Call } from '../../call.ts'
import type { MembersAnswer, MembersQuery } from './members.schema.ts'

/**
 * The member search; gender and country, where left out, are those that the member seeks and lives in.
 * `search_login_required` where the settings keep visitors out; let in, they get regions and no cities.
 */
export const getMembers: Call<MembersQuery, MembersAnswer> = { method: 'GET', path: '/api/members.php' }
