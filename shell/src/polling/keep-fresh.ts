import { pageHidden } from '@lonk/shared-api/calls/realtime/page-hidden.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { bridgeTabs } from '@lonk/shared-events/cross-tab.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { report } from '../errors/reports.ts'
import { firstPageShown } from '../navigation/page-shown.ts'
import { onceHere } from '../session/keep-arrival.ts'
import { lastHeard } from './last-heard.ts'
import { tellLatePage } from './late-page.ts'
import { newMatches } from './new-matches.ts'
import { inOneTab } from './one-tab.ts'
import { startPolling } from './poller.ts'
import { refreshOnPush } from './refresh-on-push.ts'
import { answerJoining, shareHearing } from './shared-hearing.ts'
import { shareState } from './shared-tabs.ts'
import { loadAnew, startStream } from './stream.ts'

/** Poll, stream and the ties between tabs. What tells others that somebody is here begins once somebody is. */
export const keepFresh = (state: StateWriter): void => {
  bridgeTabs(new BroadcastChannel('lonk.events'))
  shareState(state, new BroadcastChannel('lonk.state'))
  const heard = new BroadcastChannel('lonk.heard')
  shareHearing(lastHeard, heard)
  bus.on('logged-out').subscribe(() => lastHeard.forget())
  tellLatePage(lastHeard, firstPageShown).catch(report)
  onceHere(state, () =>
    inOneTab('lonk.polling', () => {
      const stops = [
        startPolling(state),
        startStream(state),
        refreshOnPush(state),
        newMatches.watch(state),
        answerJoining(lastHeard, heard, () => loadAnew(state)),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }),
  )
  addEventListener('online', () => state.set('online', true))
  addEventListener('offline', () => state.set('online', false))
  document.addEventListener('visibilitychange', () => {
    // A beacon, because the page may be gone before an answer comes (docs/product.md, point 4).
    if (document.visibilityState !== 'hidden' || !state.get('user')) return
    if (state.get('arrival') !== 'foreign') navigator.sendBeacon(pageHidden.path)
  })
}
