/** What a push says, as the server writes it (docs/api.md, "Notifications"): no name, nobody's words. */
export interface PushNews {
  /** `message`, `like`, `match` or `offer`; others may come. */
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

/** Push in this browser (docs/product.md, points 3 and 4). */
export interface PushState {
  /** Null while nobody knows yet whether this browser and this site can do it. */
  readonly isCapable: boolean | null
  /** This browser is subscribed for the member who is logged in. */
  readonly isSubscribed: boolean
  /** What the worker showed last while this page was open. */
  readonly lastMessage: PushNews | null
}
