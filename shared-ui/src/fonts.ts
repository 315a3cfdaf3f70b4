/** A font file to serve: `package` and `source` say where it is in node_modules, `name` what it is called. */
export interface FontFile {
  name: string
  package: string
  source: string
  family: 'Figtree' | 'Bricolage Grotesque'
  weights: string
  /** The characters it holds; the browser fetches it only for pages that use one of them. */
  unicodeRange: string
  /** Languages whose first paint needs it: worth a preload there. */
  preload: 'every-language' | readonly string[]
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const figtree = { package: '@fontsource-variable/figtree', family: 'Figtree', weights: '300 900' } as const
/** Headings have one weight: all of them would weigh twice as much, and could not be preloaded beside the text. */
const bricolage = {
  package: '@fontsource/bricolage-grotesque',
  family: 'Bricolage Grotesque',
  weights: '700',
} as const

/** The files that the build copies to /assets/fonts/: Figtree for text, Bricolage Grotesque for display. */
export const fontFiles: readonly FontFile[] = [
  {
    ...figtree,
    name: 'figtree-latin.woff2',
    source: 'files/figtree-latin-wght-normal.woff2',
    unicodeRange: latin,
    preload: 'every-language',
  },
  {
    ...figtree,
    name: 'figtree-latin-ext.woff2',
    source: 'files/figtree-latin-ext-wght-normal.woff2',
    unicodeRange: latinExtended,
    preload: ['pl'],
  },
  {
    ...bricolage,
    name: 'bricolage-latin.woff2',
    source: 'files/bricolage-grotesque-latin-700-normal.woff2',
    unicodeRange: latin,
    preload: ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'sv'],
  },
  {
    ...bricolage,
    name: 'bricolage-latin-ext.woff2',
    source: 'files/bricolage-grotesque-latin-ext-700-normal.woff2',
    unicodeRange: latinExtended,
    preload: [],
  },
]

/** What a page in this language preloads; together at most 45 kB. In Polish that leaves none for headings: they come right after the text. */
export const preloadedFonts = (language: string): readonly FontFile[] =>
  fontFiles.filter(({ preload }) => preload === 'every-language' || preload.includes(language))

const face = (file: FontFile, prefix: string): string =>
  `@font-face{font-family:'${file.family}';font-style:normal;font-weight:${file.weights};font-display:swap;src:url(${prefix}${file.name}) format('woff2');unicode-range:${file.unicodeRange}}`

interface Fallback {
  /** Of the local font, under the names that systems know it by. */
  local: readonly string[]
  name: string
  weights: string
  stretch: number
  ascent: number
  descent: number
}

const figtreeHeights = { ascent: 0.95, descent: 0.25 }
const bricolageHeights = { ascent: 0.93, descent: 0.27 }
const arial = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
/** All that a bare Linux has; much wider than the others. */
const dejavu = ['DejaVu Sans', 'DejaVuSans']
const dejavuBold = ['DejaVu Sans Bold', 'DejaVuSans-Bold']
/** How much narrower than Arial a line in Roboto is to be made: its letters are wider by that. */
const roboto = 904 / 911

/**
 * A font of the system stretched to the real families' width and height, so that nothing moves when they take its
 * place: every visit ends in the same face, also the first on a slow line (`font-display: swap`). Widths measured over
 * running text at 400 and 700; heights are the families' own divided by the stretch. Android has no Arial.
 */
const fallbacks: readonly Fallback[] = [
  { name: 'Figtree Fallback', weights: '300 599', local: arial, stretch: 1.005, ...figtreeHeights },
  { name: 'Figtree Fallback', weights: '600 900', local: arialBold, stretch: 0.959, ...figtreeHeights },
  { name: 'Bricolage Fallback', weights: '200 900', local: arialBold, stretch: 1.018, ...bricolageHeights },
  {
    name: 'Figtree Android',
    weights: '300 599',
    local: ['Roboto', 'Roboto-Regular'],
    stretch: 1.005 * roboto,
    ...figtreeHeights,
  },
  {
    name: 'Figtree Android',
    weights: '600 900',
    local: ['Roboto Bold', 'Roboto-Bold'],
    stretch: 0.959 * roboto,
    ...figtreeHeights,
  },
  {
    name: 'Bricolage Android',
    weights: '200 900',
    local: ['Roboto Bold', 'Roboto-Bold'],
    stretch: 1.018 * roboto,
    ...bricolageHeights,
  },
  { name: 'Figtree Linux', weights: '300 599', local: dejavu, stretch: 0.875, ...figtreeHeights },
  { name: 'Figtree Linux', weights: '600 900', local: dejavuBold, stretch: 0.796, ...figtreeHeights },
  { name: 'Bricolage Linux', weights: '200 900', local: dejavuBold, stretch: 0.839, ...bricolageHeights },
]

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`

const fallbackFace = ({ name, weights, local, stretch, ascent, descent }: Fallback): string => {
  const source = local.map((font) => `local('${font}')`).join(',')
  const heights = `ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)}`
  return `@font-face{font-family:'${name}';font-weight:${weights};src:${source};size-adjust:${percent(stretch)};${heights};line-gap-override:0%}`
}

/** The `@font-face` text for the critical CSS. `prefix` ends in a slash: `/assets/fonts/`. */
export const fontCss = (prefix: string): string =>
  [...fontFiles.map((file) => face(file, prefix)), ...fallbacks.map(fallbackFace)].join('')
