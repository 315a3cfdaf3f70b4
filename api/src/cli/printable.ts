/** What a terminal would obey or hide: escape sequences, control characters, marks that change the order of writing. */
const unprintable = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

const codeOf = (char: string): string => `\\u{${char.codePointAt(0)?.toString(16) ?? ''}}`

/**
 * A line for a moderator's terminal. Names, texts and addresses in it are strangers' words: what is invisible is
 * spelt out, and a text's further lines are set apart, so that none passes for a line of ours.
 */
export const printable = (line: string): string =>
  line.replaceAll(unprintable, codeOf).replaceAll('\n', '\n    | ')
