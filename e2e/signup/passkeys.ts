import { expect, type Page } from '@playwright/test'
import { textsIn } from '../site/texts.ts'

const { members, shell } = textsIn('nl')
const { passkeys, password } = members.settings

export const openPasskeys = async (page: Page): Promise<void> => {
  await page.goto('/notifications')
  await page.getByRole('button', { name: passkeys.open }).click()
}

/** Adds one as the member whose password it is, by the device that answers. */
export const addPasskey = async (page: Page, name: string, secret: string): Promise<void> => {
  await page.getByLabel(passkeys.name, { exact: true }).fill(name)
  await page.getByLabel(password.present, { exact: true }).fill(secret)
  await page.getByRole('button', { name: passkeys.act }).click()
  await expect(page.getByRole('list', { name: passkeys.title }).getByText(name)).toBeVisible()
}

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Mijn account/ }).click()
  await page.getByRole('menuitem', { name: shell.account.logout }).click()
  await page.waitForURL('/')
}
