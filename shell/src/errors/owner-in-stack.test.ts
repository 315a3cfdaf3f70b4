import { expect, test } from '@jest/globals'
import { ownerInStack, stackHere } from './owner-in-stack.ts'

const at = (part: string, file: string) =>
  `https://lonk.example/r/${part}/20261122-0801-2669e64c/${file}:1:2345`

test.each([
  ['Chromium', [`    at open (${at('mf-chat', '600.js')})`, `    at ${at('shell', 'main.js')}`]],
  ['Firefox and Safari', [`open@${at('mf-chat', '600.js')}`, `@${at('shell', 'main.js')}`]],
])('whoever threw is the owner, as %s writes it', (_, frames) => {
  expect(ownerInStack(['TypeError: gone', ...frames].join('\n'))).toBe('mf-chat')
})

test('what a remote called in the shell is the remote’s, and of two remotes the nearer one’s', () => {
  const frames = [
    at('shell', 'bus.js'),
    at('mf-members', '12.js'),
    at('shell', '3.js'),
    at('mf-chat', '600.js'),
  ]
  expect(ownerInStack(frames.map((frame) => `    at ${frame}`).join('\n'))).toBe('mf-members')
})

test('what the shell’s code alone stands in is the shell’s', () => {
  expect(ownerInStack(`\n    at ${at('shell', 'main.js')}`)).toBe('shell')
})

test.each([
  ['no stack at all', ''],
  ['the document’s address', 'https://lonk.example/members\n    at <anonymous>'],
  ['an extension', '    at chrome-extension://abc/content.js:1:2'],
])('%s names no part', (_, stack) => {
  expect(ownerInStack(stack)).toBe('unknown')
})

test('a stack from here has more frames than ten, and leaves the limit as it was', () => {
  const limit = Reflect.get(Error, 'stackTraceLimit')
  const deep = (depth: number): string => (depth === 0 ? stackHere() : deep(depth - 1))
  expect(deep(20).match(/at deep/g)?.length).toBeGreaterThan(15)
  expect(Reflect.get(Error, 'stackTraceLimit')).toBe(limit)
})
