import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { fontCss, fontFiles } from './fonts.ts'

const require = createRequire(import.meta.url)

test.each(fontFiles)('$name lies where its package says', ({ package: home, source }) => {
  expect(existsSync(join(dirname(require.resolve(`${home}/package.json`)), source))).toBe(true)
})

test.each(fontFiles)('$name is fetched from the given folder and never blocks text', ({ name }) => {
  const face = fontCss('/assets/fonts/')
    .split('@font-face')
    .find((text) => text.includes(`url(/assets/fonts/${name})`))
  expect(face).toContain('font-display:optional')
})
