import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'
import { untilAlive } from '../site/until-alive.ts'

const { members } = textsIn('nl')

test('what a dialog brings is written as plain rules: any other restyles the whole page', async ({
  page,
}) => {
  await closeNotices(page)
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(globalThis, { written })
    const insert = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (this.ownerNode) written.push(rule)
      return insert.call(this, rule, index)
    }
  })
  await page.goto('/members')
  const more = page.getByRole('button', { name: members.search.filters.more }).first()
  // Before that it writes what the document has already.
  await untilAlive(page)
  await page.evaluate(() => {
    ;(globalThis as unknown as { written: string[] }).written.length = 0
  })
  await more.click()
  await expect(page.getByLabel(members.traits.body_type.label, { exact: true })).toBeVisible()
  const written = await page.evaluate(() => (globalThis as unknown as { written: string[] }).written)
  expect(written.filter((rule) => rule.includes('{@media ')).length).toBeGreaterThan(0)
  expect(written.filter((rule) => rule.startsWith('@'))).toEqual([])
  // Animations are in a sheet of their own, where elements find them.
  const keyframes = await page.evaluate(() => {
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
    return rules.map((rule) => {
      if (!(rule instanceof CSSKeyframesRule)) return 0
      const element = document.createElement('p')
      document.body.append(element)
      element.style.animation = `${rule.name} 1s`
      const [effect] = element.getAnimations().map((animation) => animation.effect as KeyframeEffect)
      element.remove()
      return effect?.getKeyframes().length ?? 0
    })
  })
  expect(keyframes.length).toBeGreaterThan(0)
  expect(Math.min(...keyframes)).toBeGreaterThan(0)
})
