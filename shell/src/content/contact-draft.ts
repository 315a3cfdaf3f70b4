/** What a letter to the support holds while it is written. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly text: string
}

const key = 'lonk.contact'

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'email', 'subject', 'text'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Nothing typed is lost by a reload; closing the tab forgets it. */
export const contactDraft = {
  read: (): Letter | null => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return isLetter(kept) ? kept : null
    } catch {
      return null
    }
  },
  write: (letter: Letter): void => {
    try {
      sessionStorage.setItem(key, JSON.stringify(letter))
    } catch {
      // Without storage the letter lives as long as the page.
    }
  },
  clear: (): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept then.
    }
  },
}
