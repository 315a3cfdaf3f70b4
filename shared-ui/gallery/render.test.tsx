/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { pages } from './render.tsx'

const documents = Object.entries(pages)

test.each(documents)('%s renders without a browser', (_, text) => {
  expect(text).toContain('<main id="root">')
})

test.each(documents)('%s has no style attribute, which a strict content policy would block', (_, text) => {
  expect(text).not.toMatch(/<[^>]+\sstyle=/)
})
