import type { Call, NoInput } from '../../call.ts'
import type { GiftsAnswer } from './gifts.schema.ts'

/**
 * What can be sent, for visitors too. Public and kept for 300 s, hence priced for the domain's own country: what a
 * gift costs the member is its `credits`.
 */
export const getGifts: Call<NoInput, GiftsAnswer> = { method: 'GET', path: '/api/gifts.php' }
