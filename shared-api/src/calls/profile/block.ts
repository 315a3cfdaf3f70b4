import type { Call } from '../../call.ts'
import type { BlockAnswer, BlockRequest } from './block.schema.ts'

/**
 * Makes both invisible to each other at once and deletes the likes of both for good; the other side is told nothing of
 * it. May be repeated (`docs/api.md`, 2.4 Blocks).
 */
export const block: Call<BlockRequest, BlockAnswer> = { method: 'POST', path: '/api/block.php' }

/** The conversation comes back, the likes do not; without a block it answers the same. */
export const unblock: Call<BlockRequest, BlockAnswer> = { method: 'DELETE', path: '/api/block.php' }
