import { answerNavigation, isPageRequest } from './answer-navigation.ts'
import { openPage } from './open-page.ts'
import { letFilesPassBy } from './pass-by.ts'
import { renewSubscription } from './renew-subscription.ts'
import { newsFrom, showNews } from './show-news.ts'
import { isPageMessage, recallSite, rememberSite } from './site-memory.ts'

declare const self: ServiceWorkerGlobalScope
/** Address of this shell's release, put in front of the script by the document server. */
declare const releaseAddress: string

const icons = {
  icon: `${releaseAddress}assets/icon-192.png`,
  badge: `${releaseAddress}assets/badge-96.png`,
}

// A newer worker takes over at once: none keeps anything that pages of an older release would miss.
self.addEventListener('install', (event) => {
  event.waitUntil(letFilesPassBy(event).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve())
})

self.addEventListener('fetch', (event) => {
  if (isPageRequest(event.request)) event.respondWith(answerNavigation(event, () => recallSite(self)))
})

self.addEventListener('message', ({ data }) => {
  if (isPageMessage(data)) void rememberSite(data.site)
})

self.addEventListener('push', (event) => {
  event.waitUntil(recallSite(self).then((site) => showNews(self, newsFrom(event.data, site), icons)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(self, event.notification.data?.url))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self, event.oldSubscription ?? null))
})
