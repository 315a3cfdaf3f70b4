import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../site/fixtures.ts'
import type { outboxOf } from '../site/outbox.ts'
import type { Person } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { signup } = textsIn('nl')

/** As docs/product.md has it, for links of every kind. */
export const deadWords = 'Link verlopen of invalide, vraag een nieuwe e-mail aan'

/** The newest link of that kind that was mailed to somebody, by what its address holds. */
export const linkTo = async (
  outbox: ReturnType<typeof outboxOf>,
  address: string,
  part: 'activate' | 'reset-password' | 'mail-change',
): Promise<string> => {
  const link = (await outbox.to(address)).flatMap(({ links }) => links).find((one) => one.includes(part))
  if (!link) throw new Error(`no ${part} mail for ${address}`)
  return link
}

export const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

const send = async (
  { request }: Pick<BrowserContext, 'request'>,
  path: string,
  data: object,
): Promise<void> => {
  const answer = await request.post(path, { headers: { 'X-Request-Type': 'client' }, data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

/** By the calls of the pages: what is asked there is another walk's subject. */
export const askReset = (context: BrowserContext, { email }: Person) =>
  send(context, '/api/reset-password.php', { email })

export const askMailChange = (context: BrowserContext, { password }: Person, email: string) =>
  send(context, '/api/mail-change.php', { email, password })

export const resendActivation = (context: BrowserContext) => send(context, '/api/activation-mail.php', {})

/** What each kind of link says once it is dead, and that there is a way on. */
export const dead = {
  activation: async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: signup.activate.error.title })).toBeVisible()
    await expect(page.getByText(deadWords, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^\S+@\S+$/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  },
  reset: async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1, name: signup.mail.dead })).toBeVisible()
    await expect(page.getByText(deadWords, { exact: true })).toBeVisible()
    await expect(page.getByText(signup.reset.dead.text)).toBeVisible()
    await page.getByRole('link', { name: signup.reset.dead.again }).click()
    await expect(page.getByRole('heading', { level: 1, name: signup.reset.title })).toBeVisible()
  },
  mailChange: async (page: Page) => {
    await page.getByRole('button', { name: signup.mailChange.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: signup.mail.dead })).toBeVisible()
    await expect(page.getByText(deadWords, { exact: true })).toBeVisible()
    await expect(page.getByText(signup.mailChange.dead)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: signup.mailChange.settings }).click()
    await expect(page).toHaveURL(/\/notifications/)
  },
}
