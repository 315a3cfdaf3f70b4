import type { Call } from '../../call.ts'
import type {
  SwipeAnswer,
  SwipeDeckAnswer,
  SwipeDeckQuery,
  SwipeRequest,
  UndoSwipeAnswer,
  UndoSwipeRequest,
} from './swipe.schema.ts'

/**
 * Up to 20 members with a photo whom the member seeks, the last seen first: nobody who was liked already or swiped in
 * the last 30 days. Asking uses up nothing.
 */
export const getSwipeDeck: Call<SwipeDeckQuery, SwipeDeckAnswer> = { method: 'GET', path: '/api/swipe.php' }

/** `client_id` is the swipe's identity: a repetition changes nothing and costs no second like. */
export const swipe: Call<SwipeRequest, SwipeAnswer> = {
  method: 'POST',
  path: '/api/swipe.php',
  idempotent: true,
}

/** Premium: takes back the last decision, if that was a pass of the last ten minutes. */
export const undoSwipe: Call<UndoSwipeRequest, UndoSwipeAnswer> = { method: 'DELETE', path: '/api/swipe.php' }
