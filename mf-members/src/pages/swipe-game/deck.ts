import type { SwipeDeckAnswer } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'

export type SwipeAction = 'like' | 'pass'

/** One decision. Its identity stays the same however often it is sent: it counts once. */
export interface Swipe {
  readonly person: ProfileCard
  readonly action: SwipeAction
  readonly clientId: string
}

/** The game as the member sees it: what the server said, moved on by what they did since. */
export interface Deck {
  /** Who is still to be decided about, the one on top first. */
  readonly cards: readonly ProfileCard[]
  /** As the server said last; those under way are not in it. */
  readonly likesLeft: number
  readonly resetsAt: string
  /** There are more people than were dealt. */
  readonly more: boolean
  /** On their way to the server, oldest first. */
  readonly underway: readonly Swipe[]
  /** Came back: sent again, the same decision is the same swipe. */
  readonly failed: readonly Swipe[]
  /** Ids of those who were decided about; an answer that was made before may still have them. */
  readonly decided: readonly number[]
  /** The last decision, where it is a pass. */
  readonly lastPass: Swipe | null
}

/** What an answer has at most (docs/api.md, `swipe.php`): with fewer, these are all. */
const wholeDeal = 20
/** Cards in sight stay where they are when new ones are dealt. */
const inSight = 2
/** Cards at which the next ones are asked for. */
const fewLeft = 6

/** Deals what the server answered. The cards in sight stay; whoever was decided about meanwhile does not come again. */
export const deal = (before: Deck | undefined, answer: SwipeDeckAnswer): Deck => {
  const kept = before?.cards.slice(0, inSight) ?? []
  const known = new Set([...kept.map(({ id }) => id), ...(before?.decided ?? [])])
  return {
    underway: [],
    failed: [],
    decided: [],
    lastPass: null,
    ...before,
    cards: [...kept, ...answer.deck.filter(({ id }) => !known.has(id))],
    likesLeft: answer.likes_left,
    resetsAt: answer.resets_at,
    more: answer.deck.length >= wholeDeal,
  }
}

export const needsMore = ({ cards, more }: Deck): boolean => more && cards.length < fewLeft

/** Likes that the member still has today, those under way taken off. */
export const likesFree = ({ likesLeft, underway }: Deck): number =>
  Math.max(0, likesLeft - underway.filter(({ action }) => action === 'like').length)

/** The decision about the card on top; null where there is none, or no like left to give. */
export const nextSwipe = (deck: Deck, action: SwipeAction, newId: () => string): Swipe | null => {
  const [person] = deck.cards
  if (!person || (action === 'like' && likesFree(deck) === 0)) return null
  const again = deck.failed.find((swipe) => swipe.person.id === person.id && swipe.action === action)
  return { person, action, clientId: again?.clientId ?? newId() }
}

/** The card goes at once; the server hears of it afterwards. */
export const decide = (deck: Deck, swipe: Swipe): Deck => ({
  ...deck,
  cards: deck.cards.filter(({ id }) => id !== swipe.person.id),
  underway: [...deck.underway, swipe],
  failed: deck.failed.filter(({ person }) => person.id !== swipe.person.id),
  decided: [...deck.decided, swipe.person.id],
  lastPass: swipe.action === 'pass' ? swipe : null,
})

/** The server has it. Without `likesLeft` it was for nothing: the person is gone, and the like was not used. */
export const settle = (deck: Deck, swipe: Swipe, likesLeft = deck.likesLeft): Deck => ({
  ...deck,
  likesLeft,
  underway: deck.underway.filter(({ clientId }) => clientId !== swipe.clientId),
})

/** The person has left: there is nothing to take back. */
export const vanish = (deck: Deck, swipe: Swipe): Deck => ({
  ...settle(deck, swipe),
  lastPass: deck.lastPass?.clientId === swipe.clientId ? null : deck.lastPass,
})

const onTop = (deck: Deck, people: readonly ProfileCard[]): Deck => {
  const ids = new Set(people.map(({ id }) => id))
  return {
    ...deck,
    cards: [...people, ...deck.cards.filter(({ id }) => !ids.has(id))],
    decided: deck.decided.filter((id) => !ids.has(id)),
    lastPass: null,
  }
}

/** A swipe did not arrive: its card comes back, and with it those that were to follow it. */
export const takeBack = (deck: Deck): Deck => ({
  ...onTop(
    deck,
    deck.underway.map(({ person }) => person),
  ),
  underway: [],
  failed: [...deck.failed, ...deck.underway],
})

/** The last pass was a slip of the finger. */
export const undo = (deck: Deck): Deck => (deck.lastPass ? onTop(deck, [deck.lastPass.person]) : deck)

/** Somebody needs no card any more: they were liked elsewhere, or the pass could not be taken back. */
export const remove = (deck: Deck, id: number): Deck => ({
  ...deck,
  cards: deck.cards.filter((person) => person.id !== id),
  decided: deck.decided.includes(id) ? deck.decided : [...deck.decided, id],
})
