import { swipe as sendSwipe, undoSwipe } from '@lonk/shared-api/calls/matching/swipe.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Deck,
  decide,
  likesFree,
  nextSwipe,
  remove,
  type Swipe,
  type SwipeAction,
  settle,
  takeBack,
  undo,
  vanish,
} from './deck.ts'
import { sendLine } from './send-line.ts'
import { askAgain, changeDeck, deckNow } from './swipe-game.resource.ts'

/** What the member does, shown at once and sent behind it; `said` is what happened, for whoever listens. */
export const useSwipes = () => {
  const { t, i18n } = useTranslation('mf-members')
  const client = useQueryClient()
  const errorText = useErrorText()
  const [said, setSaid] = useState('')

  /** With who is on top now. */
  const say = (text: string): void => {
    const next = deckNow()?.cards[0]
    setSaid(next ? `${text} ${t('swipe.said.next', { name: next.name, age: next.age })}` : text)
  }
  const complain = (cause: unknown): void =>
    bus.publish('toast-requested', { text: errorText(cause), tone: 'danger' })

  const send = async ({ person, action, clientId }: Swipe) => {
    const input = { profile_id: person.id, action, client_id: clientId }
    const { likes_left, match } = await api.call(sendSwipe, input, { idempotencyKey: clientId })
    if (action === 'like') {
      bus.publish('like-given', { profileId: person.id, match: match !== null })
      void client.invalidateQueries({ queryKey: ['likes'], refetchType: 'none' })
    }
    return likes_left
  }

  const deliver = async (made: Swipe): Promise<void> => {
    try {
      const likesLeft = await send(made)
      changeDeck((deck) => settle(deck, made, likesLeft))
    } catch (cause) {
      if (!isApiError(cause) || cause.code !== 'profile_not_found') throw cause
      changeDeck((deck) => vanish(deck, made))
      bus.publish('toast-requested', { text: t('swipe.gone', { name: made.person.name }), tone: 'info' })
    }
  }

  const failed = (cause: unknown): void => {
    changeDeck(takeBack)
    complain(cause)
    // Likes were given somewhere else: only the server knows how many are left.
    if (isApiError(cause) && cause.code === 'swipe_limit') askAgain()
  }

  const whyNot = ({ cards, resetsAt }: Deck, action: SwipeAction): string =>
    action === 'like' && cards.length > 0
      ? t('swipe.none', { time: formatTime(resetsAt, i18n.language) })
      : ''

  const sentence = ({ person: { name }, action }: Swipe, left: number): string => {
    if (action === 'pass') return t('swipe.said.pass', { name })
    return left > 0 ? t('swipe.said.like', { name, count: left }) : t('swipe.said.lastLike', { name })
  }

  /** Null where there is no card, or no like left to give. */
  const swipe = (action: SwipeAction): Swipe | null => {
    const deck = deckNow()
    const made = deck ? nextSwipe(deck, action, newKey) : null
    if (!deck || !made) {
      if (deck) setSaid(whyNot(deck, action))
      return null
    }
    const after = decide(deck, made)
    changeDeck(() => after)
    say(sentence(made, likesFree(after)))
    sendLine.add(() => deliver(made), failed)
    return made
  }

  const takeBackOnServer = async ({ person, clientId }: Swipe): Promise<void> => {
    try {
      await api.call(undoSwipe, { client_id: clientId })
    } catch (cause) {
      changeDeck((deck) => remove(deck, person.id))
      complain(cause)
    }
  }

  /** The last pass is undone, if there is one: premium members may. */
  const undoLast = (): void => {
    const pass = deckNow()?.lastPass
    if (!pass) {
      setSaid(t('swipe.said.nothing'))
      return
    }
    changeDeck(undo)
    setSaid(t('swipe.said.back', { name: pass.person.name }))
    sendLine.add(() => takeBackOnServer(pass), complain)
  }

  return { said, swipe, undoLast }
}
