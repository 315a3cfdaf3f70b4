/** A day in the words of a language, e.g. `1 maart 2026`, where the site lives. */
export const dateText = (language: string, date: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(date)
