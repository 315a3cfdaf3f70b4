import { expect, test } from '@jest/globals'
import { globalCss } from './global-css.ts'
import { nicheStyles } from './niche-css.ts'

const styles = Object.entries(nicheStyles())
const propertiesOf = (css: string) => [...css.matchAll(/(--lonk-[\w-]+):/g)].map(([, name]) => name)

test('every niche but the plain one has an accent of its own, and no two have the same', () => {
  expect(styles.map(([slug]) => slug)).toEqual(['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'])
  expect(new Set(styles.map(([, css]) => css)).size).toBe(6)
})

test.each(styles)('%s replaces properties that exist, the same by day and by night', (_, css) => {
  const base = globalCss()
  const [day, night, chosenNight] = css.split(/@media[^{]*|:root\[data-scheme=dark\]/).map(propertiesOf)
  expect(day?.filter((name) => !base.includes(`${name}:`))).toEqual([])
  expect(night).toEqual(day)
  expect(chosenNight).toEqual(day)
})

test.each(styles)('the rules of %s are safe inside a style element', (_, css) => {
  expect(css).not.toMatch(/[<]|\n/)
})
