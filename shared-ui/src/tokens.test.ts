import { describe, expect, test } from '@jest/globals'
import { type Accent, nicheAccents } from './niche-accents.ts'
import { type ColorName, dark, light } from './tokens.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds: ColorName[] = ['paper', 'surface', 'tint']

/** Text and its background: WCAG AA asks 4.5 to 1. */
const textPairs: Array<[text: ColorName, ground: ColorName]> = [
  ...grounds.flatMap(
    (ground): Array<[ColorName, ColorName]> => [
      ['ink', ground],
      ['inkSoft', ground],
      ['accentText', ground],
      ['tealText', ground],
      ['danger', ground],
    ],
  ),
  ['onCoral', 'coral'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPress'],
  ['accentText', 'accentSoft'],
  ['onTeal', 'teal'],
  ['onTeal', 'tealHover'],
  ['tealText', 'tealSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onWarning', 'warning'],
  ['onSuccess', 'success'],
  ['onInfo', 'info'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['ink', 'dangerSoft'],
  ['ink', 'warningSoft'],
  ['ink', 'successSoft'],
  ['ink', 'infoSoft'],
  ['inkSoft', 'warningSoft'],
  ['ink', 'accentSoft'],
  ['inkSoft', 'accentSoft'],
  ['onUnread', 'unread'],
  ['paper', 'ink'],
]

/** Shapes that must be seen to use the page: 3 to 1. */
const shapePairs: Array<[shape: ColorName, ground: ColorName]> = [
  ['lineStrong', 'paper'],
  ['lineStrong', 'surface'],
  ['accent', 'paper'],
  ['accent', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'tint'],
  ['online', 'surface'],
]

const niches: Array<[string, Accent]> = Object.entries(nicheAccents)

describe.each([
  ['by day', light],
  ['by night', dark],
  ...niches.flatMap(
    ([slug, accent]): Array<[string, Record<ColorName, string>]> => [
      [`of ${slug} by day`, { ...light, ...accent.light }],
      [`of ${slug} by night`, { ...dark, ...accent.dark }],
    ],
  ),
])('colours %s', (_, colors: Record<ColorName, string>) => {
  test.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s stands out from %s', (shape, ground) => {
    expect(contrast(colors[shape], colors[ground])).toBeGreaterThanOrEqual(3)
  })
})
