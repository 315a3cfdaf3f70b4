import { expect, test } from '@jest/globals'
import { globalCss } from './global-css.ts'
import { token } from './token.ts'
import * as tokens from './tokens.ts'

const css = globalCss()

test('every token that a component can name is declared', () => {
  const named = (group: Readonly<Record<string, string>>, values: object) =>
    Object.keys(values).map((name) => group[name]?.slice(4, -1))
  const names = [
    ...named(token.color, tokens.light),
    ...named(token.drawing, tokens.drawing.light),
    ...named(token.space, tokens.space),
    ...named(token.radius, tokens.radius),
    ...named(token.fontSize, tokens.fontSize),
    ...named(token.font, tokens.font),
    ...named(token.lineHeight, tokens.lineHeight),
    ...named(token.weight, tokens.weight),
    ...named(token.shadow, tokens.shadows.light),
    ...named(token.duration, tokens.duration),
    ...named(token.easing, tokens.easing),
    ...named(token.layer, tokens.layer),
  ]
  expect(names).toContain('--lonk-color-ink-soft')
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
