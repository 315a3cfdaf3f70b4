import type { BootData } from '@lonk/shared-events/boot.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { lastHeard } from '../polling/last-heard.ts'
import { keepArrival } from './keep-arrival.ts'
import { awaitWho } from './who-is-here.ts'

/**
 * The shared state as the document has it, before anything renders: the first render has to give the markup that the
 * document carries. Also what the benchmark's monolith does behind the document server.
 */
export const fillState = (state: StateWriter, data: BootData): void => {
  state.set('locale', data.locale)
  state.set('settings', data.settings)
  state.set('user', data.user ?? null)
  if (data.user === undefined) awaitWho()
  state.set('timeBonusEnds', data.timeBonusEnds)
  state.set('unreadTotal', data.unreadTotal)
  state.set('newLikesTotal', data.newLikesTotal)
  if (data.user && data.lastEvent !== undefined)
    lastHeard.learn({ userId: data.user.id, event: data.lastEvent })
  state.set('documentTime', Date.parse(data.documentTime ?? data.serverTime))
  state.set('clockOffset', Date.parse(data.serverTime) - Date.now())
  state.set('online', navigator.onLine)
  keepArrival(state, data.arrival)
}
