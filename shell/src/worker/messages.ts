/** What the push service brings, as the server writes it (docs/api.md, "Notifications"): no name, no text of anybody. */
export interface PushNews {
  readonly kind: string
  readonly title: string
  readonly body: string
  /** Path of the page that it is about. */
  readonly url: string
  /** A later notification replaces an earlier one of the same tag. */
  readonly tag: string
  /** Unread messages and new likes, for the app's badge. */
  readonly badge: number
  readonly fictional: boolean
}

/** What the worker tells open pages. */
export type WorkerMessage =
  | { readonly type: 'lastMessage'; readonly news: PushNews }
  /** Somebody clicked a notification: this page has been brought forward to show that path. */
  | { readonly type: 'page-wanted'; readonly path: string }

/** What a page tells the worker, so that it can speak for the site while there is no network. */
export interface SiteFacts {
  readonly locale: string
  readonly name: string
}
export interface PageMessage {
  readonly type: 'site-shown'
  readonly site: SiteFacts
}
