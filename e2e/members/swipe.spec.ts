import type { Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members: texts } = textsIn('nl')

/** A text up to the first value that is not known here. */
const beginning = (text: string, values: Readonly<Record<string, number>> = {}): string =>
  (fill(text, values).split('{{')[0] ?? '').trim()

const openGame = async (page: Page) => {
  await closeNotices(page)
  await page.goto('/swipe-game')
  const like = page.getByRole('button', { name: new RegExp(`^${fill(texts.like.button, { name: '.+' })}$`) })
  const pass = page.getByRole('button', { name: new RegExp(`^${fill(texts.swipe.pass, { name: '.+' })}$`) })
  await expect(like).toBeVisible()
  return { like, pass }
}

/** Does something, and waits until somebody else is on top. */
const next = async (like: Locator, act: () => Promise<void>): Promise<void> => {
  const before = (await like.getAttribute('aria-label')) ?? ''
  await act()
  await expect(like).not.toHaveAccessibleName(before)
}

const drag = async (page: Page, across: number): Promise<void> => {
  const box = await page.getByRole('article').first().boundingBox()
  if (!box) throw new Error('no card')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + across, box.y + box.height / 3, { steps: 8 })
  await page.mouse.up()
}

const likesLeft = (page: Page, count: number): Locator =>
  page.getByText(beginning(count === 1 ? texts.swipe.left_one : texts.swipe.left_other, { count }))

test('likes by key, by drag and by button until there are none left, and passes on', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  const { like, pass } = await openGame(page)
  await expect(likesLeft(page, 4)).toBeVisible()
  await next(like, () => page.keyboard.press('ArrowRight'))
  await expect(likesLeft(page, 3)).toBeVisible()
  await next(like, () => drag(page, 240))
  await expect(likesLeft(page, 2)).toBeVisible()
  await expect(page).toHaveURL(/\/swipe-game$/)
  await next(like, () => like.click())
  await next(like, () => like.click())
  await expect(page.getByText(beginning(texts.swipe.none)).last()).toBeVisible()

  const last = await like.getAttribute('aria-label')
  await drag(page, 240)
  await page.keyboard.press('ArrowRight')
  await expect(like).toHaveAccessibleName(last ?? '')
  await next(like, () => pass.click())

  await page.reload()
  await expect(page.getByText(beginning(texts.swipe.none)).last()).toBeVisible()
  await closeContext(context)
})

test('a premium member takes a pass back', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  await buyByCalls(context)
  const page = await context.newPage()
  const { like } = await openGame(page)
  const first = await like.getAttribute('aria-label')
  await next(like, () => page.keyboard.press('ArrowLeft'))
  const undone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/swipe.php'),
  )
  await page.keyboard.press('z')
  await expect(like).toHaveAccessibleName(first ?? '')
  expect((await undone).status()).toBe(200)
  await closeContext(context)
})
