import { expect, test } from '@jest/globals'
import { globalCss } from './global-css.ts'
import { token } from './token.ts'

const css = globalCss()

test('every token that a component can name is declared', () => {
  const names = Object.values(token).flatMap((group) =>
    Object.values(group).map((value) => value.slice(4, -1)),
  )
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([])
})

test('every custom property that the base rules use is declared', () => {
  const used = [...css.matchAll(/var\((--lonk-[\w-]+)/g)].map(([, name]) => name)
  expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([])
})

test('night replaces every colour of the day', () => {
  const declared = (from: string) => {
    const block = css.slice(css.indexOf(from)).split('}', 1)[0] ?? ''
    return [...block.matchAll(/(--lonk-(?:color|drawing|shadow|tint)-[\w-]+):/g)].map(([, name]) => name)
  }
  expect(declared(':root[data-scheme=dark]')).toEqual(declared(':root{color-scheme:light'))
})

test('a choice of scheme stands above the system’s', () => {
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-scheme=light])')
})

test('its text is safe inside a style element', () => {
  expect(css).not.toMatch(/[<]|\n/)
})
