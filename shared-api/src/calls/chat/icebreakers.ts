import type { Call } from '../../call.ts'
import type { IcebreakersAnswer, IcebreakersQuery } from './icebreakers.schema.ts'

/** Six opening lines, chosen by shared interests. */
export const getIcebreakers: Call<IcebreakersQuery, IcebreakersAnswer> = {
  method: 'GET',
  path: '/api/icebreakers.php',
}
