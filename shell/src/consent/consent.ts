import { cookieChoice } from '@lonk/shared-events/storage-register.ts'
import { createListeners } from '@lonk/shared-events/store.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

/** What a person chose about storage that the site can do without, and about which text. */
export interface Choice {
  /** `cookie_version` of the settings. */
  readonly version: string
  readonly marketing: boolean
  /** Milliseconds since the epoch. */
  readonly at: number
}

const lifetime = cookieChoice.days * 86_400_000

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'version') === 'string' &&
  typeof Reflect.get(value, 'marketing') === 'boolean' &&
  typeof Reflect.get(value, 'at') === 'number'

/** A choice holds for 180 days, and only for the text it was made about. */
export const isInForce = (
  choice: Choice | null,
  version: string | undefined,
  now: number,
): choice is Choice =>
  choice !== null && choice.version === version && now - choice.at < lifetime && choice.at <= now

const { subscribe, tell } = createListeners()
let known: Choice | null | undefined

/** Where storage is denied or broken, nothing was chosen as far as anybody knows. */
const stored = createStored(cookieChoice, asJson(isChoice))

export const consentStore = {
  get: (): Choice | null => {
    if (known === undefined) known = stored.get()
    return known
  },
  set: (choice: Choice): void => {
    // Where storage is denied a choice holds as long as the page.
    known = choice
    stored.set(choice)
    tell()
  },
  subscribe,
  /** Tests start where nobody has chosen. */
  forget: (): void => {
    known = undefined
  },
}
