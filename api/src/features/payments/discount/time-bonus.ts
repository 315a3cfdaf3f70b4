/** The welcome discount of `docs/product.md`, point 9: one code, once per user, for four hours from sign-up. */
export const timeBonusCode = 'TIMEBONUS25'
export const timeBonusPercentage = 25
export const timeBonusSeconds = 14_400

export const timeBonusEnds = (signup: Date): Date => new Date(signup.getTime() + timeBonusSeconds * 1000)
