import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'

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
  await expect(more).toBeVisible()
  await page.evaluate(() => {
    ;(globalThis as unknown as { written: string[] }).written.length = 0
  })
  await more.click()
  await expect(page.getByLabel(members.traits.body_type.label, { exact: true })).toBeVisible()
  const written = await page.evaluate(() => (globalThis as unknown as { written: string[] }).written)
  expect(written.filter((rule) => rule.includes('{@media ')).length).toBeGreaterThan(0)
  expect(written.filter((rule) => rule.startsWith('@'))).toEqual([])
  // Those of animations are in a sheet of their own, and run.
  const names = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].map((rule) => (rule instanceof CSSKeyframesRule ? rule.name : rule.cssText)),
    ),
  )
  expect(names.length).toBeGreaterThan(0)
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => ('animationName' in animation ? [animation.animationName] : [])),
  )
  expect(names).toEqual(expect.arrayContaining(running))
})
