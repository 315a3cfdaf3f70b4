import type { Call } from '../../call.ts'
import type { TrackRequest } from './track.schema.ts'

/** One step on the way from a lander to a member: counted by day, never kept by person. */
export const track: Call<TrackRequest, undefined> = { method: 'POST', path: '/api/track.php' }
