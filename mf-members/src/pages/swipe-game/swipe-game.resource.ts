import { getSwipeDeck } from '@lonk/shared-api/calls/matching/swipe.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../server-state.ts'
import { type Deck, deal, remove } from './deck.ts'

const queryKey = ['swipe']

/** The deck. Asked again it deals more behind the cards in sight. */
export const useDeck = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await api.call(getSwipeDeck, {}, { signal })
      // Read only now: cards may have gone while the answer was under way.
      return deal(deckNow(), answer)
    },
  })

/** What the member sees of it at this moment. */
export const deckNow = (): Deck | undefined => queryClient.getQueryData<Deck>(queryKey)

/** Moves the deck on; where there is none, as after a log-out, nothing happens. */
export const changeDeck = (change: (deck: Deck) => Deck): void => {
  queryClient.setQueryData<Deck>(queryKey, (deck) => deck && change(deck))
}

/** The server knows better than what is shown. */
export const askAgain = (): void => void queryClient.invalidateQueries({ queryKey })

bus.on('like-given').subscribe(({ profileId }) => changeDeck((deck) => remove(deck, profileId)))
