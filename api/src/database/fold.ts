/** How names, e-mail addresses and codes are compared and kept unique: NFKC, lower case, no outer spaces. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
