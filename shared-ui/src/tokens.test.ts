import { describe, expect, test } from '@jest/globals'
import { type Accent, nicheAccents } from './niche-accents.ts'
import { contrast, mix } from './testing/contrast.ts'
import { type ColorName, dark, light, paperUnderWords, portraitTints } from './tokens.ts'

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
  ['onSelected', 'selected'],
  ['onSelected', 'selectedHover'],
  ['ink', 'selectedSoft'],
  ['inkSoft', 'selectedSoft'],
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
  ['selected', 'paper'],
  ['selected', 'surface'],
  ['selected', 'selectedSoft'],
  ['danger', 'paper'],
  ['danger', 'surface'],
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

test.each([
  ...portraitTints.light.map((tint) => [tint, light] as const),
  ...portraitTints.dark.map((tint) => [tint, dark] as const),
])('words can be read on a portrait of %s', (tint, { ink, paper }) => {
  expect(contrast(ink, mix(paper, tint, paperUnderWords))).toBeGreaterThanOrEqual(4.5)
})

/** Roles that ask for different things of whoever sees them. */
const roles: ColorName[] = ['accent', 'selected', 'focus', 'danger', 'success']

describe.each([
  ['by day', light],
  ['by night', dark],
])('%s', (_, colors: Record<ColorName, string>) => {
  test('no two roles are one colour', () => {
    expect(new Set(roles.map((role) => colors[role])).size).toBe(roles.length)
  })
})

test.each(niches)('the site of %s tells where the keyboard is as every site does', (_, accent) => {
  expect(Object.keys({ ...accent.light, ...accent.dark })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(focus|halo|selected|danger|success)/)]),
  )
})
