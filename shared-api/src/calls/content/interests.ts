import type { Call, NoInput } from '../../call.ts'
import type { InterestsAnswer } from './interests.schema.ts'

export const getInterests: Call<NoInput, InterestsAnswer> = { method: 'GET', path: '/api/interests.php' }
