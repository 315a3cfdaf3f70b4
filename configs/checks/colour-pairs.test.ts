import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { nicheAccents } from '@lonk/shared-ui/niche-accents.ts'
import { contrast } from '@lonk/shared-ui/testing/contrast.ts'
import { type ColorName, dark, light } from '@lonk/shared-ui/tokens.ts'
import { partNames, projectRoot } from '../project.ts'
import { type ColourPair, colourPairsOf } from './colour-pairs.ts'
import { filesBelow } from './project-files.ts'
import { styledRulesOf } from './styled-rules.ts'

const parts = ['shared-ui', ...partNames]

type Colours = Readonly<Record<string, string>>

const looks: ReadonlyArray<readonly [string, Colours]> = [
  ['by day', light],
  ['by night', dark],
  ...Object.entries(nicheAccents).flatMap(
    ([slug, accent]): Array<readonly [string, Colours]> => [
      [`of ${slug} by day`, { ...light, ...accent.light }],
      [`of ${slug} by night`, { ...dark, ...accent.dark }],
    ],
  ),
]

/** Text asks for 4.5 to 1, an icon for 3. */
const asked = ({ at }: ColourPair): number => (/svg/.test(at) ? 3 : 4.5)

const usualGrounds: readonly ColorName[] = ['paper', 'surface']

/** Where another element brings the ground it is one that cards and pages have; what is named after its ground has it. */
const groundsOf = ({ text, ground }: ColourPair): readonly string[] => {
  if (ground !== null) return [ground]
  return text.startsWith('on') || text === 'paper' ? [] : usualGrounds
}

/** `pair is 3.9` for each that is too faint in one of the looks. */
const faint = (pairs: readonly ColourPair[]): readonly string[] =>
  pairs.flatMap((pair) =>
    looks.flatMap(([look, colours]) =>
      groundsOf(pair).flatMap((ground) => {
        const [one, other] = [colours[pair.text], colours[ground]]
        // A halo or a scrim is no ground for words.
        if (!one?.startsWith('#') || !other?.startsWith('#')) return []
        const ratio = contrast(one, other)
        return ratio < asked(pair)
          ? [`${pair.text} on ${ground} ${look} is ${ratio.toFixed(1)} at ${pair.at}`]
          : []
      }),
    ),
  )

const pairsIn = (source: string) => styledRulesOf(source).flatMap(colourPairsOf)

describe('reading what components wear', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: source text that holds templates
  const chip = [
    "import { styled } from 'styled-components'",
    'const Pill = styled.button`color: ${color.ink};',
    '${hover} { &:hover:not(:disabled) { background: ${color.line}; } }',
    "&[aria-pressed='true'] { background: ${color.selected}; color: ${color.onSelected}; }`",
  ].join('\n')
  const button = [
    "import { css } from 'styled-components'",
    'const primary = css`background: ${color.accent}; color: ${color.onAccent};',
    '--button-hover: ${color.tint};`',
  ].join('\n')
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
  const unreadable = expect.objectContaining({ text: 'onSelected', ground: 'line' })

  test('a state that outranks another is seen beside it', () => {
    expect(pairsIn(chip)).toContainEqual(unreadable)
  })

  test('a state that rules another out is not', () => {
    const mended = chip.replace('(:disabled)', "(:disabled, [aria-pressed='true'])")
    expect(pairsIn(mended)).not.toContainEqual(unreadable)
  })

  test('a ground that comes by a custom property is seen', () => {
    expect(faint(pairsIn(button))).toContainEqual(expect.stringMatching(/^onAccent on tint by day is/))
  })
})

const files = parts.flatMap((part) =>
  filesBelow(`${part}/src`, (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
)
const worn = files
  .map((file) => [file, pairsIn(readFileSync(join(projectRoot, file), 'utf8'))] as const)
  .filter(([, pairs]) => pairs.length > 0)

test('the components of every part were read', () => {
  for (const part of parts) expect(worn.some(([file]) => file.startsWith(`${part}/`))).toBe(true)
})

test.each(worn)('%s can be read in every state, by day, by night and in every niche', (_, pairs) => {
  expect([...new Set(faint(pairs))]).toEqual([])
})
