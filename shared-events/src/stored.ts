import type { TextRow } from './storage-register.ts'

/** How a value is written in the browser. */
export interface Format<T> {
  /** Null for what it did not write; it may also throw. */
  readonly read: (text: string) => T | null
  readonly write: (value: T) => string
}

/** As it is. */
export const asText: Format<string> = { read: (text) => text, write: (text) => text }

/** A number, for example of milliseconds; NaN where something else was kept. */
export const asNumber: Format<number> = { read: Number, write: String }

/** JSON of what `is` accepts: an older release, or a person, may have left anything under the key. */
export const asJson = <T>(is: (value: unknown) => value is T): Format<T> => ({
  read: (text) => {
    const value: unknown = JSON.parse(text)
    return is(value) ? value : null
  },
  write: JSON.stringify,
})

/** One key of the register. None of it ever throws. */
export interface Stored<T> {
  /** Null where nothing is kept that can be read. */
  readonly get: () => T | null
  /** False where the browser keeps nothing: storage may be denied or full. */
  readonly set: (value: T) => boolean
  readonly remove: () => void
}

/** Merely naming a denied storage throws. */
const areaOf = ({ store }: TextRow): Storage => (store === 'local' ? localStorage : sessionStorage)

const attempt = <T>(act: () => T, otherwise: T): T => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/**
 * The one way to what a browser keeps under a row's key; `of` tells the members of a family apart.
 *
 * @example
 * const closedAt = createStored(dismissedNotices, asNumber, 'photo').get()
 */
export const createStored = <T>(row: TextRow, { read, write }: Format<T>, of = ''): Stored<T> => {
  const key = row.key + of
  return {
    get: () =>
      attempt(() => {
        const text = areaOf(row).getItem(key)
        return text === null ? null : read(text)
      }, null),
    set: (value) =>
      attempt(() => {
        areaOf(row).setItem(key, write(value))
        return true
      }, false),
    remove: () => attempt(() => areaOf(row).removeItem(key), undefined),
  }
}

/** Whatever is kept under a row, the whole family. */
export const forgetStored = (row: TextRow): void =>
  attempt(() => {
    const area = areaOf(row)
    const isMeant = (key: string) => (row.key.endsWith('.') ? key.startsWith(row.key) : key === row.key)
    for (const key of Object.keys(area)) if (isMeant(key)) area.removeItem(key)
  }, undefined)

/** Calls when another tab of this browser has written or forgotten what is kept under a row. */
export const onOtherTab = (row: TextRow, changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === null || key === row.key) changed()
  })
