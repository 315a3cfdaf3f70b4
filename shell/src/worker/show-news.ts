import type { PushNews } from '@lonk/shared-events/push.ts'
import { isNews, type SiteFacts, type WorkerMessage } from './messages.ts'
import { text } from './text.ts'

interface Surroundings {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  readonly clients: Pick<Clients, 'matchAll'>
  readonly navigator: Pick<WorkerNavigator, 'setAppBadge'>
}

/** The pictures of a notification, from the release that this worker belongs to. */
export interface Icons {
  readonly icon: string
  /** White on nothing: Android shows its outline alone. */
  readonly badge: string
}

/** Shows what came, tells open pages, and sets the app's badge. Something always shows: the browser demands it. */
export const showNews = async (scope: Surroundings, news: PushNews, icons: Icons): Promise<void> => {
  await Promise.all([
    scope.registration.showNotification(news.title, {
      body: news.body,
      tag: news.tag,
      data: { url: news.url },
      ...icons,
    }),
    tellPages(scope, { type: 'lastMessage', news }),
    setBadge(scope, news.badge),
  ])
}

const tellPages = async ({ clients }: Surroundings, message: WorkerMessage): Promise<void> => {
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    page.postMessage(message)
  }
}

/** Not every browser has badges, and a failure is of no consequence (docs/product.md, point 8). */
const setBadge = async ({ navigator }: Surroundings, count: number): Promise<void> => {
  if (!('setAppBadge' in navigator)) return
  await navigator.setAppBadge(count).catch(() => undefined)
}

/** What the server pushed; where it cannot be read, that there is news at all. */
export const newsFrom = (data: Pick<PushMessageData, 'json'> | null, site: SiteFacts): PushNews => {
  try {
    const pushed: unknown = data?.json()
    if (isNews(pushed)) return pushed
  } catch {
    // Not JSON: of another version of the server.
  }
  return {
    kind: 'unknown',
    title: site.name,
    body: text(site.locale, 'push.unknown'),
    url: '/members',
    tag: 'unknown',
    badge: 0,
    fictional: false,
  }
}
