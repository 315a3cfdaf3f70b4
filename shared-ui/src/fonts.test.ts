import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { type FontFile, fontCss, fontFiles, preloadedFonts } from './fonts.ts'

const require = createRequire(import.meta.url)
const fileOf = ({ package: home, source }: FontFile) =>
  join(dirname(require.resolve(`${home}/package.json`)), source)

test.each(fontFiles)('$name lies where its package says', (font) => {
  expect(existsSync(fileOf(font))).toBe(true)
})

test.each(fontFiles)('$name is fetched from the given folder and never blocks text', ({ name }) => {
  const face = fontCss('/assets/fonts/')
    .split('@font-face')
    .find((text) => text.includes(`url(/assets/fonts/${name})`))
  // Not `optional`: a first visit on a slow line would be in another face than the next.
  expect(face).toContain('font-display:swap')
})

const catalogues = join(import.meta.dirname, 'locales')
const languages = readdirSync(catalogues).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? [])

const holds = ({ unicodeRange }: FontFile, letter: string): boolean =>
  unicodeRange.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    const code = letter.codePointAt(0) ?? 0
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16)
  })

test.each(languages)('a page in %s preloads its running text, in one face and at most 45 kB', (language) => {
  const fonts = preloadedFonts(language)
  const letters = new Set(readFileSync(join(catalogues, `${language}.json`), 'utf8').replaceAll(/\s/g, ''))
  const missing = [...letters].filter((letter) => !fonts.some((font) => holds(font, letter)))
  expect(missing).toEqual([])
  expect(fonts.reduce((sum, font) => sum + statSync(fileOf(font)).size, 0)).toBeLessThanOrEqual(45_000)
})
