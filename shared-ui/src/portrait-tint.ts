import { token } from './token.ts'
import { paperUnderWords, portraitTints } from './tokens.ts'

/** The background of a person's portrait: chosen by the id, so that it is the same on every page. */
export function portraitTint(id: number): string {
  const count = portraitTints.light.length
  // Otherwise neighbouring ids in a grid would show the palette in its own order.
  const mixed = Math.imul(id, 0x9e3779b1) >>> 8
  return `var(--lonk-tint-${mixed % count})`
}

/** A background to lay over a portrait's, so that ink can be read on it by day and by night. */
export const veilUnderWords = `color-mix(in srgb, ${token.color.paper} ${paperUnderWords}%, transparent)`
