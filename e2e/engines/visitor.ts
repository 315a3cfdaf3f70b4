/** A role as screen readers know it; those that the journey needs. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'menuitem' | 'menuitemcheckbox' | 'textbox'

/** An answer of a page to code that runs there. */
type Plain = string | number | boolean | null

/**
 * A person at a browser of any make, who knows things by the names that screen readers say. Whatever is asked for is
 * waited for; names and labels are whole, unless it says otherwise.
 */
export interface Visitor {
  readonly goto: (address: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Waits until it is in sight. */
  readonly called: (role: Role, name: string) => Promise<void>
  readonly press: (role: Role, name: string) => Promise<void>
  /** What has no name that is known, by a CSS selector, or by an XPath that begins with `//`. */
  readonly pressAt: (selector: string) => Promise<void>
  /** An answer within the group of that name. */
  readonly choose: (group: string, answer: string) => Promise<void>
  /** A field by its label, or by how that begins: types, picks the option of that value, or with `true` ticks it. */
  readonly fill: (label: string, value: string | true) => Promise<void>
  /** The Enter key in that field, after some text or after what stands there. */
  readonly enter: (textbox: string, text?: string) => Promise<void>
  /** Waits for something of the page's own part that says this, and no more; not what is being typed. */
  readonly sees: (text: string) => Promise<void>
  readonly run: <T, A extends readonly Plain[]>(
    code: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>
  /** Waits until the page's answer is true. */
  readonly until: <A extends readonly Plain[]>(code: (...args: A) => boolean, ...args: A) => Promise<void>
}

/** A text up to where a value or a link comes in. */
export const beginningOf = (text: string): string => text.split(/[<{]/)[0]?.trim() ?? ''

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`

/** A field by its label, or by how that begins; it names the field or stands around it. A password has no role. */
export const fieldPath = (label: string): string => {
  const begins = `[starts-with(normalize-space(.), ${quoted(label)})]`
  const labelled = `@id=//label${begins}/@for or ancestor::label${begins}`
  return `//*[self::input or self::select or self::textarea][${labelled}]`
}

/** Anything of the page's own part that says this. */
export const sayingPath = (text: string): string =>
  `//main//*[not(self::textarea)][normalize-space(text())=${quoted(text)}]`
