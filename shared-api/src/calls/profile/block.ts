import type { Call } from '../../call.ts'
import type { BlockAnswer, BlockRequest } from './block.schema.ts'

export const block: Call<BlockRequest, BlockAnswer> = { method: 'POST', path: '/api/block.php' }
export const unblock: Call<BlockRequest, BlockAnswer> = { method: 'DELETE', path: '/api/block.php' }
