import type { PushNews } from '@lonk/shared-events/push.ts'

/** What the worker tells open pages. */
export type WorkerMessage =
  | { readonly type: 'lastMessage'; readonly news: PushNews }
  /** Somebody clicked a notification: this page has been brought forward to show that path. */
  | { readonly type: 'page-wanted'; readonly path: string }

/** What a page tells the worker, so that it can speak for the site while there is no network. */
export interface SiteFacts {
  readonly locale: string
  readonly name: string
  /** Where one was chosen; the device decides without it. */
  readonly scheme?: 'light' | 'dark'
}
export interface PageMessage {
  readonly type: 'site-shown'
  readonly site: SiteFacts
}

/** A worker of another release may say what this page does not know. */
export const isWorkerMessage = (value: unknown): value is WorkerMessage => {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false
  if (value.type === 'lastMessage') return 'news' in value && isNews(value.news)
  return value.type === 'page-wanted' && 'path' in value && typeof value.path === 'string'
}

const newsTypes = {
  kind: 'string',
  title: 'string',
  body: 'string',
  url: 'string',
  tag: 'string',
  badge: 'number',
  fictional: 'boolean',
} as const

export const isNews = (value: unknown): value is PushNews =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(newsTypes).every(([name, type]) => typeof Reflect.get(value, name) === type)
