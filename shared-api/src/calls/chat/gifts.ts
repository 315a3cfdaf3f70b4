import type { Call, NoInput } from '../../call.ts'
import type { GiftsAnswer } from './gifts.schema.ts'

export const getGifts: Call<NoInput, GiftsAnswer> = { method: 'GET', path: '/api/gifts.php' }
