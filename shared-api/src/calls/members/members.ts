import type { Call } from '../../call.ts'
import type { MembersAnswer, MembersQuery } from './members.schema.ts'

export const getMembers: Call<MembersQuery, MembersAnswer> = { method: 'GET', path: '/api/members.php' }
