import { expect, type Locator, type Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'

/** All of the page is there: what comes late would move the focus' next place. */
export const openWithKeys = async (page: Page, path: string): Promise<void> => {
  await closeNotices(page)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === document.activeElement)

/** Goes on by Tab, as somebody without a mouse does, until the focus is there; it must be within reach of that. */
export const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await expect(place).toBeVisible()
  for (let presses = 0; presses < 150 && !(await isFocused(place)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(place).toBeFocused()
}

/** Goes there by Tab and presses it. */
export const tabAndPress = async (page: Page, place: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press(key)
}
