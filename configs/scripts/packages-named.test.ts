import { expect, test } from '@jest/globals'
import { packagesNamed } from './packages-named.ts'

test('a command line names packages once each, as a shell completes them, beside its switches', () => {
  expect(packagesNamed(['mf-chat/', '--full', 'api', 'mf-chat'])).toEqual(['mf-chat', 'api'])
  expect(packagesNamed(['--full'])).toEqual([])
})

test('a name that is none is refused: nothing checked would look like nothing wrong', () => {
  expect(() => packagesNamed(['mf-chat', 'mf-caht'])).toThrow('mf-caht is no package')
})
