/**
 * One thing that a browser keeps for us. The beginning of its key tells its owner (`mf-chat.` is mf-chat's, all else is
 * the shell's), unless `owner` names one. Nobody else reads or writes it: what two parts share is in `state.ts`.
 */
export interface StorageRow {
  /** `session` ends with its tab; `cache` is the Cache Storage, for files. */
  readonly store: 'local' | 'session' | 'cache' | 'cookie'
  /** A key that ends in a dot begins the keys of a family: one for each notice, each conversation. */
  readonly key: string
  readonly owner?: 'api'
  /** After so many days it no longer counts, or is deleted; without `days` it stays until somebody clears it. */
  readonly days?: number
  /**
   * When it goes, where it belongs to a member. `session-end`: as soon as the session is over, however it ended.
   * `log-out`: at their own log-out, or when somebody else logs in; after a session that ended by itself they find it
   * again in the same tab. `by-owner`: at the log-out too, but by the part itself, because more has to end than what is
   * kept. Without `forgotten` it belongs to the device, and stays.
   */
  readonly forgotten?: 'session-end' | 'log-out' | 'by-owner'
  /** Only after a yes to the cookies that the site can do without. */
  readonly consent?: true
}

/** A row of the two web storages: text under a key. */
export type TextRow = StorageRow & { readonly store: 'local' | 'session' }
/** A row of the Cache Storage. */
export type FilesRow = StorageRow & { readonly store: 'cache' }

// The cookies.

/** Who is logged in; outside production over plain http it is called `sid`. */
export const sessionCookie = {
  store: 'cookie',
  key: '__Host-sid',
  owner: 'api',
  days: 30,
  forgotten: 'by-owner',
} as const satisfies StorageRow

/**
 * The language that was chosen here or, since a log-in, in the account (docs/product.md, point 4); a detection never
 * writes it.
 */
export const localeCookie = {
  store: 'cookie',
  key: 'i18n_redirected',
  days: 365,
} as const satisfies StorageRow

/** The country that was chosen on `/lang-config`; without it the site goes by where the visitor is seen. */
export const countryCookie = { store: 'cookie', key: 'country', days: 365 } as const satisfies StorageRow

/** Light or dark, where one was chosen; without it the device decides. */
export const schemeCookie = { store: 'cookie', key: 'lonk_scheme', days: 365 } as const satisfies StorageRow

/** A visitor's number, while some part has a candidate: the same version each time. */
export const canaryCookie = { store: 'cookie', key: 'lonk_canary', days: 30 } as const satisfies StorageRow

/** A tester's link to one part's candidate, or to a developer's server that has it (`npm run registry -- try`); seven days and one unless it says so. */
export const trialCookie = { store: 'cookie', key: 'lonk_try', days: 7 } as const satisfies StorageRow

/** Ties a visitor's yes to its record, so that it can be shown and taken back. */
export const consentCookie = {
  store: 'cookie',
  key: 'lonk_consent',
  owner: 'api',
  days: 180,
  consent: true,
} as const satisfies StorageRow

// What the shell keeps.

/** What was chosen about storage that the site can do without, and about which text. */
export const cookieChoice = { store: 'local', key: 'lonk.consent', days: 180 } as const satisfies StorageRow

/** When a notice was closed, for each of them (docs/product.md, point 4). */
export const dismissedNotices = { store: 'local', key: 'lonk.dismissed.' } as const satisfies StorageRow

/** Notifications in this browser: a subscription, `denied` or `false` (docs/product.md, point 3). */
export const pushChoice = {
  store: 'local',
  key: 'lonk.push',
  forgotten: 'by-owner',
} as const satisfies StorageRow

/** Whose subscription it is: the next member in this browser has not said yes to anything. */
export const pushMember = {
  store: 'local',
  key: 'lonk.push.member',
  forgotten: 'by-owner',
} as const satisfies StorageRow

/** The town that this device was last in, for search and sign-up. */
export const lastPlace = {
  store: 'local',
  key: 'lonk.geocode',
  forgotten: 'session-end',
} as const satisfies StorageRow

/** Whose things this browser keeps, so that they go when somebody else comes (`shell/src/session/forget-member.ts`). */
export const browserMember = {
  store: 'local',
  key: 'lonk.member',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** As `browserMember`, for what this tab keeps. */
export const tabMember = {
  store: 'session',
  key: 'lonk.tab-member',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The link that brought a visitor here: network, ref and sub1 to sub3. */
export const visitTracking = { store: 'session', key: 'lonk.tracking' } as const satisfies StorageRow

/** The same beyond the session, with consent. */
export const lastingTracking = {
  store: 'local',
  key: 'lonk.tracking',
  days: 30,
  consent: true,
} as const satisfies StorageRow

/** A letter to support while it is being written: a reload loses nothing that was typed. */
export const contactLetter = {
  store: 'session',
  key: 'lonk.contact',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The newest release that a page was left for: each is followed once. */
export const followedRelease = { store: 'session', key: 'lonk.release' } as const satisfies StorageRow

/** When the page was last loaded again because a file of it was gone: at most once a minute. */
export const chunkReload = { store: 'session', key: 'lonk.chunk-reload' } as const satisfies StorageRow

/** The site's name, language and colours for the service worker, which has to write and speak while no page is open. */
export const siteShown = { store: 'cache', key: 'lonk-worker' } as const satisfies StorageRow

// What remotes keep.

/** The conversation that was opened last, and by whom (docs/product.md, point 3). */
export const lastConversation = {
  store: 'local',
  key: 'mf-chat.last-chat',
  forgotten: 'session-end',
} as const satisfies StorageRow

/** Whether Enter sends a message or starts a line. */
export const enterChoice = { store: 'local', key: 'mf-chat.enter-sends' } as const satisfies StorageRow

/** What a member is typing, by member and profile. */
export const messageDrafts = {
  store: 'session',
  key: 'mf-chat.draft.',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** Messages on their way, by member. */
export const unsentMessages = {
  store: 'session',
  key: 'mf-chat.outbox.',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The few words with a picture that is not sent yet, by member and profile. */
export const pictureNotes = {
  store: 'session',
  key: 'mf-chat.photo-note.',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The name of the picture itself in `chosenPictures`, by member and profile: a tab knows its own by it. */
export const pictureNames = {
  store: 'session',
  key: 'mf-chat.photo.',
  forgotten: 'session-end',
} as const satisfies StorageRow

/** Pictures that were chosen and are not sent yet. */
export const chosenPictures = {
  store: 'cache',
  key: 'mf-chat.photos',
  days: 1,
  forgotten: 'session-end',
} as const satisfies StorageRow

/** What was searched for last in this tab: whoever comes back to the search finds it as they left it. */
export const lastSearch = {
  store: 'session',
  key: 'mf-members.search',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The address of the advertisement that was closed among the members: it does not come back. */
export const closedPromo = { store: 'local', key: 'mf-members.promo' } as const satisfies StorageRow

/** A sign-up under way, without password and consents. */
export const signupDraft = {
  store: 'session',
  key: 'mf-signup.draft',
  forgotten: 'session-end',
} as const satisfies StorageRow

/** Where a member came from to buy; kept while they are at the payment provider. */
export const wayBack = {
  store: 'session',
  key: 'mf-payments.back',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** The code and the way to pay that were chosen and not paid with yet. Never a consent: each order asks for its own. */
export const checkoutChoice = {
  store: 'session',
  key: 'mf-payments.choice',
  forgotten: 'log-out',
} as const satisfies StorageRow

/** An order until its outcome was seen: under which key it was sent, then which one it is, for every tab. */
export const orderUnderWay = {
  store: 'local',
  key: 'mf-payments.order',
  forgotten: 'session-end',
} as const satisfies StorageRow
