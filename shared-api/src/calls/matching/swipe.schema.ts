import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { country, id, instant } from '../../schemas/primitives.ts'
import { profileCard } from '../../schemas/profile.ts'
import { getSwipeDeck, swipe, undoSwipe } from './swipe.ts'

export const swipeDeckQuery = z.object({ country: z.optional(country) })
export type SwipeDeckQuery = z.infer<typeof swipeDeckQuery>

export const swipeDeckAnswer = z.object({
  /** At most 20, the next one first. */
  deck: z.array(profileCard),
  likes_left: z.int(),
  /** 1 where the last decision can be taken back, else 0. */
  undo_left: z.int(),
  /** Midnight where the member lives: there are new likes from then on. */
  resets_at: instant,
})
export type SwipeDeckAnswer = z.infer<typeof swipeDeckAnswer>

export const swipeRequest = z.strictObject({
  profile_id: id,
  action: z.enum(['like', 'pass']),
  client_id: z.uuid(),
})
export type SwipeRequest = z.infer<typeof swipeRequest>

export const swipeAnswer = z.object({
  likes_left: z.int(),
  /** Who likes back; null for a pass, for no match, and while the like is held until activation. */
  match: z.nullable(profileCard),
})
export type SwipeAnswer = z.infer<typeof swipeAnswer>

export const undoSwipeRequest = z.strictObject({ client_id: z.uuid() })
export type UndoSwipeRequest = z.infer<typeof undoSwipeRequest>

export const undoSwipeAnswer = z.object({ undone: z.literal(true), undo_left: z.int() })
export type UndoSwipeAnswer = z.infer<typeof undoSwipeAnswer>

export const getSwipeDeckContract = defineCall(getSwipeDeck, {
  access: 'U',
  query: swipeDeckQuery,
  answer: swipeDeckAnswer,
  errors: [],
  limits: [per.minute(30)],
})

export const swipeContract = defineCall(swipe, {
  access: 'U',
  body: swipeRequest,
  answer: swipeAnswer,
  errors: ['swipe_limit', 'profile_not_found', 'account_paused', 'self_not_possible'],
  limits: [per.minute(60)],
})

export const undoSwipeContract = defineCall(undoSwipe, {
  access: 'U',
  body: undoSwipeRequest,
  answer: undoSwipeAnswer,
  errors: ['premium_only', 'undo_impossible'],
  limits: [per.day(20)],
})
