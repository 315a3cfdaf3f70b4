import type { Call } from '../../call.ts'
import type { LanderAnswer, LanderQuery } from './lander.schema.ts'

/** What a lander shows of the site: only members who agreed to it (docs/api.md, 2.6). */
export const getLander: Call<LanderQuery, LanderAnswer> = { method: 'GET', path: '/api/lander.php' }
