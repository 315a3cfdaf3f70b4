import type { ColorName, drawing } from './tokens.ts'

/** The roles a niche gives its own colour; everything else is Lonk's everywhere. */
type AccentRole = Extract<
  ColorName,
  'coral' | 'accent' | 'accentHover' | 'accentPress' | 'accentText' | 'accentSoft'
>
type DrawingRole = Extract<keyof typeof drawing.light, 'ground' | 'blush' | 'coral' | 'deep'>

/** All roles by day and by night: a niche with one of them missing would mix two hues. */
export interface Accent {
  readonly light: Readonly<Record<AccentRole, string>>
  readonly dark: Readonly<Record<AccentRole, string>>
  readonly drawing: {
    readonly light: Readonly<Record<DrawingRole, string>>
    readonly dark: Readonly<Record<DrawingRole, string>>
  }
}

/**
 * The accent of each niche by its slug (`niche_slug` of the settings; docs/product.md, point 9). `plain` is the
 * look of `tokens.ts` itself. One hue each, with the steps of lightness of the coral: a niche changes the accent,
 * never the contrast, which `tokens.test.ts` holds for all of them.
 */
export const nicheAccents = {
  /** Orchid. */
  she: {
    light: {
      coral: '#C980DF',
      accent: '#9041A7',
      accentHover: '#803197',
      accentPress: '#6D2181',
      accentText: '#803197',
      accentSoft: '#F5E7F9',
    },
    dark: {
      coral: '#D99DEC',
      accent: '#D99DEC',
      accentHover: '#E3B3F3',
      accentPress: '#C888DC',
      accentText: '#DEA5EF',
      accentSoft: '#3C2742',
    },
    drawing: {
      light: { ground: '#F4E8F8', blush: '#E7CAF0', coral: '#C980DF', deep: '#9041A7' },
      dark: { ground: '#352B38', blush: '#DEB7E9', coral: '#D08CE5', deep: '#A75CBE' },
    },
  },
  /** Aubergine. */
  bdsm: {
    light: {
      coral: '#C58CB8',
      accent: '#804674',
      accentHover: '#703865',
      accentPress: '#5D2953',
      accentText: '#703865',
      accentSoft: '#FAE6F4',
    },
    dark: {
      coral: '#D6A6CB',
      accent: '#D6A6CB',
      accentHover: '#E1B9D7',
      accentPress: '#C592B9',
      accentText: '#DBADD0',
      accentSoft: '#3B2A37',
    },
    drawing: {
      light: { ground: '#F9E7F4', blush: '#F0C8E6', coral: '#C58CB8', deep: '#804674' },
      dark: { ground: '#382A34', blush: '#E9B4DC', coral: '#CD97C0', deep: '#A36A97' },
    },
  },
  /** Apricot. */
  bbw: {
    light: {
      coral: '#E68456',
      accent: '#AA4606',
      accentHover: '#953B01',
      accentPress: '#7A3104',
      accentText: '#953B01',
      accentSoft: '#FEE8DE',
    },
    dark: {
      coral: '#F3A07A',
      accent: '#F3A07A',
      accentHover: '#F9B597',
      accentPress: '#E28B63',
      accentText: '#F7A885',
      accentSoft: '#44281B',
    },
    drawing: {
      light: { ground: '#FDE8DF', blush: '#F9CAB6', coral: '#E68456', deep: '#AA4606' },
      dark: { ground: '#3A2B24', blush: '#F4B79C', coral: '#ED8F64', deep: '#C3602D' },
    },
  },
  /** Lavender. */
  gilf: {
    light: {
      coral: '#9994F2',
      accent: '#6358BA',
      accentHover: '#5549AA',
      accentPress: '#463893',
      accentText: '#5549AA',
      accentSoft: '#EBEBFD',
    },
    dark: {
      coral: '#B0ADFD',
      accent: '#B0ADFD',
      accentHover: '#C1C0FE',
      accentPress: '#9D99ED',
      accentText: '#B6B4FF',
      accentSoft: '#2E2D48',
    },
    drawing: {
      light: { ground: '#EAEBFE', blush: '#D1D1FD', coral: '#9994F2', deep: '#6358BA' },
      dark: { ground: '#2D2D3C', blush: '#C1C1FA', coral: '#A39FF8', deep: '#7971D1' },
    },
  },
  /** Fuchsia. */
  milf: {
    light: {
      coral: '#F26BAD',
      accent: '#B61B75',
      accentHover: '#A20566',
      accentPress: '#870054',
      accentText: '#A20566',
      accentSoft: '#FDE6EF',
    },
    dark: {
      coral: '#FF8CC1',
      accent: '#FF8CC1',
      accentHover: '#FEAACF',
      accentPress: '#EE76AF',
      accentText: '#FE99C7',
      accentSoft: '#482134',
    },
    drawing: {
      light: { ground: '#FCE6EF', blush: '#F6C6DA', coral: '#F26BAD', deep: '#B61B75' },
      dark: { ground: '#3A2A30', blush: '#F1B2CD', coral: '#F978B6', deep: '#CF428C' },
    },
  },
  /** Azure. */
  gay: {
    light: {
      coral: '#66A2FA',
      accent: '#2466C3',
      accentHover: '#1256B2',
      accentPress: '#00459A',
      accentText: '#1256B2',
      accentSoft: '#E3EEFD',
    },
    dark: {
      coral: '#8AB9FF',
      accent: '#8AB9FF',
      accentHover: '#A6C9FE',
      accentPress: '#71A6F4',
      accentText: '#96C0FE',
      accentSoft: '#20314A',
    },
    drawing: {
      light: { ground: '#E2EEFF', blush: '#BED8FE', coral: '#66A2FA', deep: '#2466C3' },
      dark: { ground: '#27303C', blush: '#A7C9FC', coral: '#75ACFD', deep: '#417FD9' },
    },
  },
} as const satisfies Readonly<Record<string, Accent>>
