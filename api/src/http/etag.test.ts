import { expect, test } from '@jest/globals'
import { isKnown } from './etag.ts'

test.each([
  ['itself', '"4"', '"4"', true],
  ['as whoever compressed it on its way marks it', '"4"', 'W/"4"', true],
  ['a weak one by the plain form', 'W/"4"', '"4"', true],
  ['one of several', '"4"', '"3", W/"4","5"', true],
  ['one with a comma in it', '"4,5"', '"3", "4,5"', true],
  ['whatever there is', '"4"', '*', true],
  ['another', '"4"', '"5"', false],
  ['a longer one', '"4"', '"44"', false],
  ['what is written in another case', '"a"', '"A"', false],
  ['a star among tags', '"4"', '"5", *', false],
  ['no tag at all', '"4"', '4', false],
  ['half a tag', '"4"', 'W/"4', false],
  ['nothing', '"4"', undefined, false],
])('an answer asked for by %s is known or not', (_, etag, asked, expected) => {
  expect(isKnown(etag, asked)).toBe(expected)
})
