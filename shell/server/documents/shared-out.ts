/**
 * Which form of a page this document has: the one that its address names, or one by chance, in proportion to the shares.
 * Nothing about the visitor goes into it and nothing is kept: whoever loads the page again may find another.
 */
export const sharedOut = (
  shares: Readonly<Record<string, number>> | undefined,
  named: string | null,
  chance: number = Math.random(),
): string | undefined => {
  if (!shares) return undefined
  if (named !== null && Object.hasOwn(shares, named)) return named
  const forms = Object.entries(shares)
  let left = chance * forms.reduce((sum, [, share]) => sum + share, 0)
  return forms.find(([, share]) => {
    left -= share
    return left < 0
  })?.[0]
}
