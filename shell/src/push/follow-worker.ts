import type { StateWriter } from '@lonk/shared-events/state.ts'
import { combineLatest } from 'rxjs'
import { isWorkerMessage, type PageMessage } from '../worker/messages.ts'

/** Hears what the worker tells open pages, and tells it which site it speaks for, in which language and colours. */
export const followWorker = (
  state: StateWriter,
  navigate: (path: string) => unknown,
  workers: ServiceWorkerContainer = navigator.serviceWorker,
): void => {
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data)) return
    if (data.type === 'page-wanted') navigate(data.path)
    else state.set('push', { ...state.get('push'), lastMessage: data.news })
  })
  // Left to itself the queue waits for the document; this page may have been loaded long ago.
  workers.startMessages()

  const facts = [state.observe('locale'), state.observe('settings'), state.observe('colorScheme')] as const
  combineLatest(facts).subscribe(async ([locale, settings, scheme]) => {
    if (!settings) return
    const { active } = await workers.ready
    const chosen = scheme === 'device' ? {} : { scheme }
    const message: PageMessage = { type: 'site-shown', site: { locale, name: settings.name, ...chosen } }
    active?.postMessage(message)
  })
}
