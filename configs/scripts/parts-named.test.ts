import { expect, test } from '@jest/globals'
import { partNames } from '../project.ts'
import { partsNamed } from './parts-named.ts'

test('all is every part, and nothing beside it', () => {
  expect(partsNamed(['all'])).toEqual(partNames)
  expect(() => partsNamed(['all', 'extra'])).toThrow('all is every part: extra beside it means nothing')
  expect(() => partsNamed(['mf-chat', 'all'])).toThrow('mf-chat beside it')
})

test('parts by name, each once; any other name is refused with those that there are', () => {
  expect(partsNamed(['mf-chat', 'shell', 'mf-chat'])).toEqual(['mf-chat', 'shell'])
  expect(() => partsNamed(['mf-chat', 'extra'])).toThrow('extra is no part of this site: choose from shell')
  expect(() => partsNamed([])).toThrow('a part is needed')
})
