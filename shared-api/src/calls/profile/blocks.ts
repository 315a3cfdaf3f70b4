import type { Call, NoInput } from '../../call.ts'
import type { BlocksAnswer } from './blocks.schema.ts'

/** Whom the member has blocked, the latest first. */
export const getBlocks: Call<NoInput, BlocksAnswer> = { method: 'GET', path: '/api/blocks.php' }
