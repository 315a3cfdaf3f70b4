/** A font file to serve: `package` and `source` say where it lies in node_modules, `name` what it is called. */
export interface FontFile {
  name: string
  package: string
  source: string
  family: 'Figtree' | 'Bricolage Grotesque'
  weights: string
  /** The characters it holds; the browser fetches it only for pages that use one of them. */
  unicodeRange: string
  /** Needed by the first paint of every page: worth a preload. */
  preload: boolean
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const figtree = { package: '@fontsource-variable/figtree', family: 'Figtree', weights: '300 900' } as const
const bricolage = {
  package: '@fontsource-variable/bricolage-grotesque',
  family: 'Bricolage Grotesque',
  weights: '200 800',
} as const

/** The files that the build copies to /assets/fonts/: Figtree for text, Bricolage Grotesque for display. */
export const fontFiles: readonly FontFile[] = [
  {
    ...figtree,
    name: 'figtree-latin.woff2',
    source: 'files/figtree-latin-wght-normal.woff2',
    unicodeRange: latin,
    preload: true,
  },
  {
    ...figtree,
    name: 'figtree-latin-ext.woff2',
    source: 'files/figtree-latin-ext-wght-normal.woff2',
    unicodeRange: latinExtended,
    preload: false,
  },
  {
    ...bricolage,
    name: 'bricolage-latin.woff2',
    source: 'files/bricolage-grotesque-latin-wght-normal.woff2',
    unicodeRange: latin,
    preload: false,
  },
  {
    ...bricolage,
    name: 'bricolage-latin-ext.woff2',
    source: 'files/bricolage-grotesque-latin-ext-wght-normal.woff2',
    unicodeRange: latinExtended,
    preload: false,
  },
]

const face = (file: FontFile, prefix: string): string =>
  `@font-face{font-family:'${file.family}';font-style:normal;font-weight:${file.weights};font-display:optional;src:url(${prefix}${file.name}) format('woff2');unicode-range:${file.unicodeRange}}`

/**
 * Arial stretched to the real families' width and height, so that a page that comes up without them
 * (`font-display: optional` on a slow line) has the same lines and heights. Measured over running text.
 */
const fallbacks =
  "@font-face{font-family:'Figtree Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica Neue');size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%}" +
  "@font-face{font-family:'Bricolage Fallback';font-weight:600 800;src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:100%;ascent-override:93%;descent-override:27%;line-gap-override:0%}"

/** The `@font-face` text for the critical CSS. `prefix` ends in a slash: `/assets/fonts/`. */
export const fontCss = (prefix: string): string =>
  fontFiles.map((file) => face(file, prefix)).join('') + fallbacks
