/**
 * The look of Lonk in numbers: every colour, space, radius, size and duration that a component may use.
 * `global-css.ts` turns them into custom properties, `token.ts` names those properties for components.
 */

/** What each colour is for, by day. Pairs that carry text are held to their contrast by `tokens.test.ts`. */
export const light = {
  /** The page's background. */
  paper: '#FFF9F6',
  /** Cards, fields, bars: one step above the paper. */
  surface: '#FFFFFF',
  /** Quiet fill: hover, chips, one's own side of a conversation. */
  tint: '#F7ECE7',
  /** What is shown until the page is there. */
  skeleton: '#F0E1DB',
  ink: '#2A1D21',
  inkSoft: '#6B5A5F',
  /** Hairlines that only decorate. */
  line: '#E4D8D3',
  /** Edges that say "here is a field"; 3 to 1 on paper and surface. */
  lineStrong: '#92797E',
  /** The brand: large shapes and illustrations; carries `onCoral`, is never the colour of text. */
  coral: '#F4717F',
  onCoral: '#2A1D21',
  /** What can be done: buttons and links, and nothing that is only chosen, wrong or in focus. */
  accent: '#C9304A',
  accentHover: '#B4233F',
  accentPress: '#981B34',
  onAccent: '#FFFFFF',
  accentText: '#B4233F',
  accentSoft: '#FDE8E6',
  /** The brand's second colour: marks and bands that only attract. */
  teal: '#0B7A75',
  onTeal: '#FFFFFF',
  tealText: '#0B6E69',
  tealSoft: '#DDF1EE',
  /** What is chosen: chips, answers, switches. `selectedSoft` is the ground of a large one and carries ink. */
  selected: '#0B7A75',
  selectedHover: '#096862',
  onSelected: '#FFFFFF',
  selectedSoft: '#DDF1EE',
  warning: '#8A5A00',
  warningSoft: '#FBEFD6',
  onWarning: '#FFFFFF',
  /** What is wrong, and what cannot be taken back. */
  danger: '#A3202F',
  dangerHover: '#8A1826',
  dangerSoft: '#FBE4E2',
  onDanger: '#FFFFFF',
  success: '#1D6B3A',
  successSoft: '#E0F2E5',
  onSuccess: '#FFFFFF',
  info: '#1F5FA8',
  infoSoft: '#E4EEF9',
  onInfo: '#FFFFFF',
  unread: '#C9304A',
  onUnread: '#FFFFFF',
  online: '#2C8A57',
  /** Where the keyboard is: ink with a halo of teal, so that a field in use looks like no error. */
  focus: '#2A1D21',
  halo: 'rgb(11 122 117 / 0.28)',
  scrim: 'rgb(42 29 33 / 0.56)',
} as const

/** A role that has a colour by day and by night. */
export type ColorName = keyof typeof light

/** The same roles by night: warm brown-black, coral and teal turn bright and carry the background's colour. */
export const dark: Record<ColorName, string> = {
  paper: '#1B1416',
  surface: '#281E21',
  tint: '#35292C',
  skeleton: '#3A2D31',
  ink: '#F8EDEA',
  inkSoft: '#B9A7A9',
  line: '#43363A',
  lineStrong: '#8F7B80',
  coral: '#FF8D97',
  onCoral: '#1B1416',
  accent: '#FF8D97',
  accentHover: '#FFA4AC',
  accentPress: '#F4717F',
  onAccent: '#1B1416',
  accentText: '#FF9AA3',
  accentSoft: '#43272C',
  teal: '#5FD0C5',
  onTeal: '#1B1416',
  tealText: '#5FD0C5',
  tealSoft: '#1D3836',
  selected: '#5FD0C5',
  selectedHover: '#7BDDD4',
  onSelected: '#1B1416',
  selectedSoft: '#1D3836',
  warning: '#F0BC62',
  warningSoft: '#3B2E18',
  onWarning: '#1B1416',
  danger: '#FFA096',
  dangerHover: '#FFB5AD',
  dangerSoft: '#472426',
  onDanger: '#1B1416',
  success: '#82D6A0',
  successSoft: '#203728',
  onSuccess: '#1B1416',
  info: '#93BFF3',
  infoSoft: '#202E41',
  onInfo: '#1B1416',
  unread: '#C9304A',
  onUnread: '#FFFFFF',
  online: '#6FD39A',
  focus: '#F8EDEA',
  halo: 'rgb(95 208 197 / 0.34)',
  scrim: 'rgb(10 6 7 / 0.68)',
}

/** Backgrounds of portraits; a person keeps the same one everywhere (see `tintOf` in `photo.tsx`). */
export const portraitTints = {
  light: ['#FBD9CF', '#CFE9E4', '#F6E3B8', '#DCDDF3', '#F5D0DA', '#D8E8C9'],
  dark: ['#8E655B', '#4E807A', '#8F7A48', '#686A9C', '#8F5D6C', '#6B8259'],
} as const

/** Per cent of paper laid over a portrait's background that carries words: by night the tints alone are too light for ink. */
export const paperUnderWords = 28

/** The few flat colours of the illustrations: bright by day, dimmed where they are grounds by night. */
export const drawing = {
  light: {
    ground: '#FBE7E0',
    blush: '#F9CFC6',
    mint: '#BFE3DD',
    coral: '#F4717F',
    deep: '#C9304A',
    teal: '#0B7A75',
    sun: '#F5BE58',
    white: '#FFFFFF',
    ink: '#2A1D21',
  },
  dark: {
    ground: '#3A2A2D',
    blush: '#F3B5AC',
    mint: '#8CCFC6',
    coral: '#F98692',
    deep: '#D9475F',
    teal: '#2F9C94',
    sun: '#EFBD63',
    white: '#FFF7F4',
    ink: '#2A1D21',
  },
} as const

/** Pixels on the 4 px grid. */
export const space = { tiny: 4, xs: 8, s: 12, m: 16, l: 24, xl: 32, xxl: 48, giant: 72 } as const

/** Pixels: fields, cards, modals, and everything that is round. */
export const radius = { field: 8, card: 14, modal: 22, full: 999 } as const

/** Pixels at the browser's default; given to CSS in rem so that a larger text setting counts. */
export const fontSize = { xs: 13, s: 15, m: 17, l: 21, xl: 27, xxl: 35, display: 47 } as const

/**
 * Families with their metric fallbacks (`fonts.ts`), so that nothing shifts when they arrive; `display` for
 * headings.
 */
export const font = {
  text: "'Figtree', 'Figtree Fallback', 'Figtree Android', 'Figtree Linux', system-ui, sans-serif",
  display:
    "'Bricolage Grotesque', 'Bricolage Fallback', 'Bricolage Android', 'Bricolage Linux', 'Figtree', system-ui, sans-serif",
} as const

/** Without unit: `text` to read, `snug` for labels and buttons, `display` for headings. */
export const lineHeight = { text: '1.5', snug: '1.3', display: '1.15' } as const

/** Of a variable font, hence the odd numbers; `display` goes with the headings' font, which has no other. */
export const weight = { regular: '400', medium: '550', strong: '680', display: '700' } as const

/** Two heights, warm: what rests on the paper, and what floats above the page. */
export const shadows = {
  light: {
    low: '0 1px 2px rgb(66 33 30 / 0.06), 0 3px 10px rgb(66 33 30 / 0.06)',
    high: '0 4px 10px rgb(66 33 30 / 0.08), 0 18px 48px rgb(66 33 30 / 0.18)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 0.3), 0 3px 10px rgb(0 0 0 / 0.22)',
    high: '0 4px 10px rgb(0 0 0 / 0.36), 0 18px 48px rgb(0 0 0 / 0.5)',
  },
} as const

/** Pixels from which a wider layout holds (docs/product.md, point 9). */
export const breakpoints = { phone: 576, tablet: 768, laptop: 992, desktop: 1200 } as const

/** Pixels: the widest page with its margins. What is above and below a page keeps to the same edges. */
export const frameWidth = 1188

/** Milliseconds; `global-css.ts` sets them to nearly nothing under reduced motion. */
export const duration = { quick: 120, calm: 180, slow: 240 } as const

/** One curve for all that comes and goes: quick at first, then settling. */
export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** Values of `z-index`, in the order in which things cover each other; below them a page has its own. */
export const layer = { raised: 1, sticky: 100, header: 200, overlay: 1000, toast: 1100, menu: 1200 } as const

/** Pixels: modals and toasts have the widths of docs/product.md, point 9. */
export const modalWidth = { small: 300, medium: 500, large: 800, full: 1140 } as const

/** At most: on a phone a toast is as wide as the screen allows. */
export const toastWidth = 350
