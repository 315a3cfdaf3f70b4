import type { PollAnswer } from '@lonk/shared-api/calls/realtime/poll.schema.ts'
import { poll } from '@lonk/shared-api/calls/realtime/poll.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { loadState, type StatePart } from '../session/load-state.ts'
import { nextPoll, pollTimes } from './poll-schedule.ts'

const revisions = { user: 'user_rev', chats: 'chats_rev', likes: 'likes_rev' } as const

const changedParts = (before: PollAnswer | null, now: PollAnswer): StatePart[] =>
  (['user', 'chats', 'likes'] as const).filter((part) => before?.[revisions[part]] !== now[revisions[part]])

type Polled = { readonly answer: PollAnswer; readonly cardsAt: number }

/** A change of presence, name or photo raises no revision: these lists are loaded before their cards are too old. */
const withCards: readonly StatePart[] = ['chats', 'likes']

const pollOnce = async (state: StateWriter, before: Polled | null): Promise<Polled> => {
  const answer = await api.call(poll, {}, { retries: false })
  state.set('clockOffset', Date.parse(answer.server_time) - Date.now())
  if (answer.registry !== null && answer.registry !== before?.answer.registry)
    bus.publish('release-published', { sequence: answer.registry })
  const parts = changedParts(before?.answer ?? null, answer)
  const startedAt = Date.now()
  const isDue = !before || startedAt - before.cardsAt >= pollTimes.cards - pollTimes.everyMinute
  const wanted = isDue ? [...new Set([...parts, ...withCards])] : parts
  if (wanted.length > 0) await loadState(state, wanted, { retries: false })
  if (before && parts.includes('chats')) bus.publish('chats-changed', {})
  if (before && parts.includes('likes')) bus.publish('likes-changed', {})
  return { answer, cardsAt: isDue ? startedAt : before.cardsAt }
}

/**
 * Polls user, chats and likes while somebody is logged in: the truth that the stream only shortens the wait for.
 * Runs in one tab of the browser at a time; returns its stop.
 */
export const startPolling = (state: StateWriter): (() => void) => {
  let last: Polled | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout>
  let stopped = false

  const step = async () => {
    if (state.get('user')) {
      try {
        last = await pollOnce(state, last)
        failures = 0
      } catch {
        // The last values stay; the next try comes later and later.
        failures += 1
      }
    } else {
      last = null
    }
    if (stopped) return
    const visible = document.visibilityState === 'visible'
    timer = setTimeout(
      step,
      nextPoll({ push: state.get('push').isSubscribed, visible, failures, random: Math.random() }),
    )
  }

  timer = setTimeout(step, pollTimes.first)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
