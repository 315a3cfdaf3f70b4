import { beforeEach, expect, test } from '@jest/globals'
import { tendRules } from './tend-rules.ts'

/** As styled-components makes it: an empty text, and rules by `insertRule`. */
const makeSheet = (text = ''): CSSStyleSheet => {
  const style = document.createElement('style')
  style.dataset.styled = 'active'
  style.append(text)
  document.head.append(style)
  if (!style.sheet) throw new Error('no sheet')
  return style.sheet
}

beforeEach(() => {
  document.head.innerHTML =
    '<style>.frame{color:red}.frame:hover .name{color:blue}@keyframes turn{to{rotate:1turn}}' +
    '@media (width>1px){.wide{color:red}}</style>'
})

test.each([
  '.frame{color:red;}',
  '.frame:hover .name{color:blue;}',
  '@keyframes turn{to{rotate:1turn;}}',
  '@media (width>1px){.wide{color:red;}}',
  'body{margin:0;}',
])('what the document says already does not count a second time: %s', async (rule) => {
  tendRules()
  const sheet = makeSheet()
  await null
  sheet.insertRule(rule, 0)
  expect(sheet.disabled).toBe(true)
  expect(sheet.cssRules).toHaveLength(1)
})

test.each([
  '.dialog{color:red;}',
  '.dialog .name{color:red;}',
  '@keyframes fade{to{opacity:0;}}',
  '@media (width>1px){.dialog{color:red;}}',
])('with the first rule that the document lacks all of them count: %s', async (rule) => {
  tendRules()
  const sheet = makeSheet()
  await null
  sheet.insertRule('.frame{color:red;}', 0)
  sheet.insertRule(rule, 1)
  expect(sheet.disabled).toBe(false)
  expect(sheet.cssRules).toHaveLength(2)
  sheet.insertRule('.name{color:red;}', 2)
  expect(sheet.cssRules).toHaveLength(3)
})

test('a value with a full stop is no class', async () => {
  tendRules()
  const sheet = makeSheet()
  await null
  sheet.insertRule('.frame{background:url(a.png);transition:opacity 1.5s;}', 0)
  expect(sheet.disabled).toBe(true)
})

test('a rule that was written before anybody looked counts as well', async () => {
  tendRules()
  const sheet = makeSheet()
  sheet.insertRule('.dialog{color:red;}', 0)
  await null
  expect(sheet.disabled).toBe(false)
})

test('where rules are texts, as in a development build, none is held', async () => {
  tendRules()
  const sheet = makeSheet('.frame{color:red}')
  await null
  expect(sheet.disabled).toBeFalsy()
})
