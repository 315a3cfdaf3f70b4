import { propertyName } from './token.ts'
import {
  dark,
  drawing,
  duration,
  easing,
  font,
  fontSize,
  layer,
  light,
  lineHeight,
  portraitTints,
  radius,
  shadows,
  space,
  weight,
} from './tokens.ts'

type Values = Readonly<Record<string, string | number>>

/** The custom properties of one group of tokens. */
export const declare = (
  group: string,
  values: Values,
  unit: (value: string | number) => string = String,
): string =>
  Object.entries(values)
    .map(([name, value]) => `${propertyName(group, name)}:${unit(value)};`)
    .join('')

const px = (value: string | number) => `${value}px`
const rem = (value: string | number) => `${Number(value) / 16}rem`
const ms = (value: string | number) => `${value}ms`

const tints = (list: readonly string[]): string =>
  list.map((color, index) => `--lonk-tint-${index}:${color};`).join('')

const scheme = (name: 'light' | 'dark', colors: Values): string =>
  declare('color', colors) +
  declare('drawing', drawing[name]) +
  declare('shadow', shadows[name]) +
  tints(portraitTints[name])

const lightScheme = scheme('light', light)
const darkScheme = scheme('dark', dark)

const constants =
  declare('space', space, px) +
  declare('radius', radius, px) +
  declare('font-size', fontSize, rem) +
  declare('font', font) +
  declare('line-height', lineHeight) +
  declare('weight', weight) +
  declare('duration', duration, ms) +
  declare('easing', easing) +
  declare('layer', layer)

const stillness = Object.keys(duration)
  .map((name) => `${propertyName('duration', name)}:1ms;`)
  .join('')

/** Light by default, dark where the system asks for it, and `<html data-scheme="light|dark">` above both. */
export const schemes = (lightRules: string, darkRules: string): string =>
  [
    `:root{${lightRules}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkRules}}}`,
    `:root[data-scheme=dark]{${darkRules}}`,
  ].join('')

const tokenRules = `
${schemes(`color-scheme:light;${constants}${lightScheme}`, `color-scheme:dark;${darkScheme}`)}
@media (prefers-reduced-motion:reduce){:root{${stillness}}}
`

const baseRules = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:88px 96px;background:var(--lonk-color-paper)}
body{margin:0;min-height:100vh;min-height:100dvh;background:var(--lonk-color-paper);color:var(--lonk-color-ink);font:var(--lonk-weight-regular) var(--lonk-font-size-m)/var(--lonk-line-height-text) var(--lonk-font-text);font-synthesis-style:none;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,fieldset,legend{margin:0;padding:0;border:0}
fieldset{min-width:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-family:var(--lonk-font-display);font-weight:var(--lonk-weight-display);line-height:var(--lonk-line-height-display);letter-spacing:-0.012em;text-wrap:balance}
h1{font-size:var(--lonk-font-size-xl)}
h2{font-size:var(--lonk-font-size-l)}
h3,h4{font-size:var(--lonk-font-size-m)}
p{text-wrap:pretty}
a{color:var(--lonk-color-accent-text);text-underline-offset:0.18em;text-decoration-thickness:from-font}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;margin:0}
button{touch-action:manipulation}
button:not(:disabled),summary,select,label[for]{cursor:pointer}
img,svg,video{display:block;max-width:100%}
img,video{height:auto}
table{border-collapse:collapse}
::selection{background:var(--lonk-color-coral);color:var(--lonk-color-on-coral)}
:focus{outline:none}
:focus-visible{outline:3px solid var(--lonk-color-focus);outline-offset:2px}
[data-page-heading]:focus-visible{outline:none}
[hidden]{display:none!important}
.visually-hidden{position:absolute!important;width:1px!important;height:1px!important;margin:-1px!important;padding:0!important;border:0!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important}
@media (min-width:768px){h1{font-size:var(--lonk-font-size-xxl)}h2{font-size:var(--lonk-font-size-xl)}h3{font-size:var(--lonk-font-size-l)}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
@media print{:root,:root[data-scheme]{color-scheme:light;${lightScheme}}body{background:none}}
`

/**
 * Tokens, reset and base type as plain text: the document server puts it into the HTML's `<style nonce>` as
 * critical CSS, so the page has its colours before any script. Static, 1 to 2 kB in Brotli.
 */
export const globalCss = (): string => (tokenRules + baseRules).replaceAll('\n', '')
