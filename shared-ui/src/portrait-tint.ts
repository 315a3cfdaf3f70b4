import { portraitTints } from './tokens.ts'

/** The ground behind a person's portrait: chosen by the id, so that it is the same on every page. */
export function portraitTint(id: number): string {
  const count = portraitTints.light.length
  // Neighbouring ids would otherwise stand side by side in a grid in the same order as the palette.
  const mixed = Math.imul(id, 0x9e3779b1) >>> 8
  return `var(--lonk-tint-${mixed % count})`
}
