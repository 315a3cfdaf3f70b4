import {
  breakpoints,
  type ColorName,
  type drawing,
  type duration,
  type easing,
  type font,
  type fontSize,
  type layer,
  type lineHeight,
  type radius,
  type shadows,
  type space,
  type weight,
} from './tokens.ts'

type References<Name extends PropertyKey> = Readonly<Record<Name, string>>

/**
 * Made of the name when it is asked for: no list of the names, and so none of the values either, comes with each chunk
 * that has a look.
 */
const references = <Name extends PropertyKey>(group: string): References<Name> => {
  const none = {} as References<Name>
  return new Proxy(none, { get: (_, name) => `var(${propertyName(group, String(name))})` })
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
  color: references<ColorName>('color'),
  /** For `illustrations/` alone. */
  drawing: references<keyof typeof drawing.light>('drawing'),
  space: references<keyof typeof space>('space'),
  radius: references<keyof typeof radius>('radius'),
  fontSize: references<keyof typeof fontSize>('font-size'),
  font: references<keyof typeof font>('font'),
  lineHeight: references<keyof typeof lineHeight>('line-height'),
  weight: references<keyof typeof weight>('weight'),
  shadow: references<keyof typeof shadows.light>('shadow'),
  duration: references<keyof typeof duration>('duration'),
  easing: references<keyof typeof easing>('easing'),
  layer: references<keyof typeof layer>('layer'),
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
