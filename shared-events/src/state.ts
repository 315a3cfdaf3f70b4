import type { Arrival } from '@lonk/shared-api/arrival.ts'
import type { GeocodeAnswer } from '@lonk/shared-api/calls/content/geocode.schema.ts'
import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import type { ReceivedLike } from '@lonk/shared-api/schemas/like.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { BehaviorSubject, type Observable } from 'rxjs'
import type { ColorScheme } from './color-scheme.ts'
import type { PushState } from './push.ts'

/** `unsupported`: no geolocation here; `unknown`: the browser does not say; else the browser's own state. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState

/** What the shell knows for everybody (docs/product.md, point 3). The shell writes it, remotes read it. */
export interface SharedState {
  /** Null for a visitor. */
  readonly user: User | null
  readonly settings: Settings | null
  readonly chats: readonly ChatListEntry[] | null
  readonly likes: {
    readonly profiles: readonly ProfileCard[]
    readonly likedBy: readonly ReceivedLike[]
  } | null
  readonly unreadTotal: number
  readonly newLikesTotal: number
  /** ISO time, or null where no welcome bonus runs. */
  readonly timeBonusEnds: string | null
  /** One of the eleven languages. */
  readonly locale: string
  /**
   * The country that was chosen in this browser, two capital letters; null where none was. Offers and prices are asked
   * for by it first; the server decides whether it counts (docs/api.md, "Country of an order").
   */
  readonly chosenCountry: string | null
  /** Light or dark as chosen in this browser; `device` where it decides. The document follows it by itself. */
  readonly colorScheme: ColorScheme
  readonly online: boolean
  /** Milliseconds to add to this device's clock to get the server's: countdowns run by the server's. */
  readonly clockOffset: number
  /**
   * When the document was written, in milliseconds of the server's clock: what it says by the clock goes by this until it
   * is alive (`use-page-clock.ts` of the components).
   */
  readonly documentTime: number
  readonly push: PushState
  /** Whether this device would say where it is (docs/product.md, point 4). */
  readonly geolocationPermission: GeolocationPermission
  /** The city that this device was last in, `false` where that could not be found out, null where nobody asked. */
  readonly geocode: GeocodeAnswer | null
  /** The device is being asked where it is. */
  readonly geocoding: boolean
  /** Which link brought this visitor here (docs/product.md, point 3); a sign-up names it. Null where none did. */
  readonly tracking: Tracking | null
  /**
   * How this page came to be open, and `acted` from its reader's first press, key or turn of the wheel on. Until then
   * nothing happens that other members would notice: no visit is recorded, nothing is marked as read.
   */
  readonly arrival: Arrival
}

/** What every part may do with the shared state. */
export interface StateReader {
  get<K extends keyof SharedState>(key: K): SharedState[K]
  /** The present value at once, then every change. */
  observe<K extends keyof SharedState>(key: K): Observable<SharedState[K]>
}

/** What the shell alone may do with it. */
export interface StateWriter extends StateReader {
  set<K extends keyof SharedState>(key: K, value: SharedState[K]): void
}

/** Before anything is known: a visitor, in Dutch. */
export const emptyState: SharedState = {
  user: null,
  settings: null,
  chats: null,
  likes: null,
  unreadTotal: 0,
  newLikesTotal: 0,
  timeBonusEnds: null,
  locale: 'nl',
  chosenCountry: null,
  colorScheme: 'device',
  online: true,
  clockOffset: 0,
  documentTime: 0,
  push: { isCapable: null, isSubscribed: false, lastMessage: null },
  geolocationPermission: 'unknown',
  geocode: null,
  geocoding: false,
  tracking: null,
  arrival: 'acted',
}

/** A state of its own, for tests; the site's own is read through {@link state}. */
export const createState = (initial: Partial<SharedState> = {}): StateWriter => {
  const values = { ...emptyState, ...initial }
  const subjects: { [K in keyof SharedState]?: BehaviorSubject<SharedState[K]> } = {}

  const subjectOf = <K extends keyof SharedState>(key: K): BehaviorSubject<SharedState[K]> => {
    const known: BehaviorSubject<SharedState[K]> | undefined = subjects[key]
    if (known) return known
    const made = new BehaviorSubject<SharedState[K]>(values[key])
    Object.assign(subjects, { [key]: made })
    return made
  }

  return {
    get: (key) => subjectOf(key).value,
    observe: (key) => subjectOf(key),
    set: (key, value) => {
      if (!Object.is(subjectOf(key).value, value)) subjectOf(key).next(value)
    },
  }
}

const shared = createState()
let claimed = false

/** The site's shared state, for reading. */
export const state: StateReader = shared

/** The right to write the site's state. One owner writes: a second claim throws. */
export const claimStateWriter = (): StateWriter => {
  if (claimed) throw new Error('the shared state has its writer already')
  claimed = true
  return shared
}

/** For tests of remotes: write without claiming. Never called by code that ships. */
export const stateWriterForTests: StateWriter = shared
