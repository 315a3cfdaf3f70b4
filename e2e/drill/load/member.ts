import type { Browser } from './browser.ts'

export interface Sent {
  readonly clientId: string
  readonly text: string
  readonly toProfileId: number
  /** When it was acknowledged, by this process's clock. */
  readonly at: number
}

export interface Bought {
  readonly orderId: number
  readonly credits: number
  readonly cents: number
}

/** What a member was told is so, and what came to them: the books are held against it. */
export interface Notebook {
  readonly sent: Sent[]
  readonly liked: Set<number>
  readonly bought: Bought[]
  /** `client_id` of each message that the stream brought. */
  readonly heard: Set<string>
  /** Events that the stream brought more than once. */
  heardTwice: number
  /** When the stream asked last to load everything anew. */
  reloadedAt: number
  /** What the site refused though nothing was wrong with it. */
  readonly refused: string[]
}

export interface Member {
  readonly userId: number
  readonly profileId: number
  readonly email: string
  browser: Browser
  readonly notebook: Notebook
  /** Whom they write to: those before and after them, so that both of the free conversations are used. */
  readonly partners: readonly number[]
  /** Profiles of all members, their own among them. */
  readonly everybody: readonly number[]
}

export const emptyNotebook = (): Notebook => ({
  sent: [],
  liked: new Set(),
  bought: [],
  heard: new Set(),
  heardTwice: 0,
  reloadedAt: 0,
  refused: [],
})
