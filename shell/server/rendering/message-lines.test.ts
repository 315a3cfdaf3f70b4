import { expect, test } from '@jest/globals'
import { hearLines } from './message-lines.ts'

test('lines are heard whole and in order, however they come', () => {
  const heard: string[] = []
  const hear = hearLines((line) => heard.push(line))
  for (const text of ['a', 'b\nc', '\n', 'd\ne\n\nf']) hear(text)
  expect(heard).toEqual(['ab', 'c', 'd', 'e', ''])
})

test('a line that does not end is heard as far as it came', () => {
  const heard: string[] = []
  const hear = hearLines((line) => heard.push(line), 5)
  for (const text of ['abc', 'def', 'g\n']) hear(text)
  expect(heard).toEqual(['abcdef', 'g'])
})
