import { createListeners } from '@lonk/shared-events/store.ts'

/** What a person chose about storage that the site can do without, and about which text. */
export interface Choice {
  /** `cookie_version` of the settings. */
  readonly version: string
  readonly marketing: boolean
  /** Milliseconds since the epoch. */
  readonly at: number
}

const key = 'lonk.consent'
const lifetime = 180 * 86_400_000

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

const stored = (): Choice | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isChoice(value) ? value : null
  } catch {
    // Denied or broken: nothing was chosen as far as anybody knows.
    return null
  }
}

export const consentStore = {
  get: (): Choice | null => {
    if (known === undefined) known = stored()
    return known
  },
  set: (choice: Choice): void => {
    known = choice
    try {
      localStorage.setItem(key, JSON.stringify(choice))
    } catch {
      // Where storage is denied a choice holds as long as the page.
    }
    tell()
  },
  subscribe,
  /** Tests start where nobody has chosen. */
  forget: (): void => {
    known = undefined
  },
}
