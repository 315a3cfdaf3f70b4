import {
  breakpoints,
  type ColorName,
  drawing,
  duration,
  easing,
  font,
  fontSize,
  layer,
  light,
  lineHeight,
  radius,
  shadows,
  space,
  weight,
} from './tokens.ts'

type References<T> = { readonly [name in keyof T]: string }

const references = <T extends object>(group: string, values: T): References<T> => {
  const entries = Object.keys(values).map((name) => [name, `var(${propertyName(group, name)})`])
  return Object.fromEntries(entries)
}

/** The custom property of a token: `('color', 'inkSoft')` gives `--lonk-color-ink-soft`. */
export function propertyName(group: string, name: string): string {
  return `--lonk-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/**
 * The tokens as components write them: `token.color.inkSoft` is `var(--lonk-color-ink-soft)`.
 * Works without a ThemeProvider, in every root, and follows the colour scheme without a render.
 */
export const token = {
  color: references<Record<ColorName, unknown>>('color', light),
  /** For `illustrations/` alone. */
  drawing: references('drawing', drawing.light),
  space: references('space', space),
  radius: references('radius', radius),
  fontSize: references('font-size', fontSize),
  font: references('font', font),
  lineHeight: references('line-height', lineHeight),
  weight: references('weight', weight),
  shadow: references('shadow', shadows.light),
  duration: references('duration', duration),
  easing: references('easing', easing),
  layer: references('layer', layer),
} as const

/** Pixels in `tokens.ts`, from `tiny` (4) to `giant` (72). */
export type SpaceName = keyof typeof space

/** For `from` and `below`; pixels in `tokens.ts`. */
export type BreakpointName = keyof typeof breakpoints

/** `@media` from a breakpoint upwards: custom properties cannot be used in a media query. */
export const from = (name: BreakpointName): string => `@media (min-width: ${breakpoints[name]}px)`

/** `@media` below a breakpoint. */
export const below = (name: BreakpointName): string => `@media (max-width: ${breakpoints[name] - 0.02}px)`

/** Hover looks belong to pointers that can hover; on touch they stick after the tap. */
export const hover = '@media (hover: hover)'
