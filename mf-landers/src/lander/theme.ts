import type { Slug } from './slugs.ts'

/** A niche's own light and its depth, for drawings and grounds; words keep to the tokens or to {@link onDeep}. */
export const nicheLight: Readonly<Record<Slug, { readonly glow: string; readonly deep: string }>> = {
  plain: { glow: '#FFC46B', deep: '#1E2140' },
  she: { glow: '#FFB3C7', deep: '#33203F' },
  bdsm: { glow: '#FF6B6B', deep: '#211A24' },
  bbw: { glow: '#FFB38A', deep: '#3B2030' },
  gilf: { glow: '#FFE1A0', deep: '#1C2F38' },
  milf: { glow: '#FFA6A0', deep: '#2B2343' },
  gay: { glow: '#8BE0D6', deep: '#16303F' },
}

/** Words on a `deep` ground: 10 to 1 and more on each of them. */
export const onDeep = '#FFF6EE'
