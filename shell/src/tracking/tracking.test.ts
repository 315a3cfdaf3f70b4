import { expect, test } from '@jest/globals'
import { trackingOf } from './tracking.ts'

test('the five parameters are taken and nothing else', () => {
  const query = new URLSearchParams('network=acme&ref=r-1&sub1=a.b&sub2=c:d&sub3=e_f&page=2')
  expect(trackingOf(query)).toEqual({ network: 'acme', ref: 'r-1', sub1: 'a.b', sub2: 'c:d', sub3: 'e_f' })
})

test.each(['<script>', 'a b', 'x'.repeat(65), ''])('a value like "%s" is dropped', (value) => {
  expect(trackingOf(new URLSearchParams({ network: value }))).toEqual({})
})
