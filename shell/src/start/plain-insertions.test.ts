import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { asPlainRule, insertAsPlainRules } from './plain-insertions.ts'

test.each([
  ['@media (width>1px){.a{color:red;}}', '.a{@media (width>1px){&{color:red;}}}'],
  ['@media print{.a{gap:0;}.a>h2,.a.b{gap:1px;}}', '.a{@media print{&{gap:0;}&>h2,&.b{gap:1px;}}}'],
  ['@media print{html[data-x] .a::before{top:0;}}', '.a{@media print{html[data-x] &::before{top:0;}}}'],
  ['@supports (gap:0){.a-b{gap:0;}}', '.a-b{@supports (gap:0){&{gap:0;}}}'],
  [
    "@media (hover: hover){.a:hover:not(:disabled,[aria-disabled='true']){top:0;}}",
    ".a{@media (hover: hover){&:hover:not(:disabled,[aria-disabled='true']){top:0;}}}",
  ],
])('a rule with a condition becomes a plain one: %s', (css, plain) => {
  expect(asPlainRule(css)).toBe(plain)
})

test.each([
  '.a{color:red;}',
  '@keyframes turn{to{rotate:1turn;}}',
  '@font-face{font-family:a;}',
  '@media print{body{margin:0;}}',
  '@media print{.a{gap:0;}.b{gap:1px;}}',
  '@media print{.a,.ab{gap:0;}}',
  '@media print{:is(.a,.b) p{gap:0;}}',
  '@media print{@supports (gap:0){.a{gap:0;}}}',
])('what is none, or has no class in common, stays as it is: %s', (css) => {
  expect(asPlainRule(css)).toBe(null)
})

/** What browsers that know nesting have and this one lacks; of a sheet only what is asked of it here. */
const animations: string[] = []
class Sheet {
  cssRules = animations
  insertRule(rule: string, index: number): number {
    animations.splice(index, 0, rule)
    return index
  }
}

const written: string[] = []
const writtenSheet = {
  insertRule: (rule: string, index: number) => {
    written.splice(index, 0, rule)
    return index
  },
}

beforeEach(() => {
  animations.length = 0
  written.length = 0
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations')
  Reflect.deleteProperty(document, 'adoptedStyleSheets')
})

const insertAll = () => {
  const sheet = Object.create(writtenSheet) as CSSStyleSheet
  insertAsPlainRules(sheet)
  sheet.insertRule('.a{gap:0;}', 0)
  sheet.insertRule('@keyframes turn{to{rotate:1turn;}}', 1)
  sheet.insertRule('@media print{.a{gap:0;}}', 2)
  sheet.insertRule('@media print{body{gap:0;}}', 3)
}

test('every rule keeps its place, and an animation is where no element is restyled for it', () => {
  const own = globalThis.CSSStyleSheet
  Object.assign(globalThis, { CSSNestedDeclarations: class {}, CSSStyleSheet: Sheet })
  Object.assign(document, { adoptedStyleSheets: [] })
  insertAll()
  globalThis.CSSStyleSheet = own
  expect(written).toEqual(['.a{gap:0;}', '._{}', '.a{@media print{&{gap:0;}}}', '@media print{body{gap:0;}}'])
  expect(animations).toEqual(['@keyframes turn{to{rotate:1turn;}}'])
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('a browser that does not know nesting gets the rules as they are', () => {
  insertAll()
  expect(written).toHaveLength(4)
  expect(written[2]).toBe('@media print{.a{gap:0;}}')
})
