import type { Site } from './site.ts'

/** bdsm and gay: being a member there already says something about a person. */
const revealingNiches: readonly number[] = [3, 7]

/** Must no answer of this site tell whether an address has an account (`docs/api.md`, 2.4 Lockout)? */
export const saysNobodyIsKnown = ({ niche, values }: Pick<Site, 'niche' | 'values'>): boolean =>
  values.privacy_neutral_messages || revealingNiches.includes(niche)
