/** The first 120 characters of a message for a list; characters, not code units: no half emoji. */
export const preview = (text: string | null): string =>
  Array.from(text ?? '')
    .slice(0, 120)
    .join('')
