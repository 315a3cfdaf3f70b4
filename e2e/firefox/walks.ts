import type { Page } from 'puppeteer-core'
import type { Person } from '../site/people.ts'
import { fill, type Texts } from '../site/texts.ts'
import { beginningOf, called, field, press } from './elements.ts'

/** The five questions of the sign-up, from the first one on. */
export const signUp = async (page: Page, person: Person, { signup, ui }: Texts): Promise<void> => {
  const next = () => press(page, 'button', signup.signup.next)
  const choose = async (question: string, answer: string) => {
    const group = await called(page, 'group', question)
    const choice = await group.waitForSelector(`::-p-text(${answer})`)
    await choice?.asLocator().click()
  }
  const { account, name, place, seeking } = signup.signup

  await choose(seeking.gender, seeking[person.gender])
  await choose(seeking.seeking, seeking[person.seeking])
  await next()
  await field(page, ui.date.day).fill('12')
  await field(page, ui.date.month).fill('4')
  await field(page, ui.date.year).fill('1992')
  await next()
  await field(page, place.country).fill('NL')
  await field(page, place.region).fill(await firstRegion(page))
  await field(page, place.city).fill('Utrecht')
  await next()
  await field(page, name.name).fill(person.name)
  await next()
  await field(page, signup.fields.email).fill(person.email)
  await field(page, signup.fields.password).fill(person.password)
  for (const consent of [account.terms, account.sensitive]) await field(page, beginningOf(consent)).fill(true)
  await press(page, 'button', signup.signup.submit)
}

/** The value of the first region, once the regions have come. */
const firstRegion = async (page: Page): Promise<string> => {
  const region = await page.waitForFunction(() => {
    const lists = [...document.querySelectorAll('select')]
    return lists.find(({ options }) => /^[0-9]+$/.test(options[1]?.value ?? ''))?.options[1]?.value
  })
  return (await region.jsonValue()) ?? ''
}

/** From the bundles in a conversation to the paid order, which leads back there; with the sandbox for a provider. */
export const buyCredits = async (page: Page, { payments }: Texts): Promise<void> => {
  // The button of the panel: what is chosen there, and its price.
  await page.locator('dialog[open] a[href^="/credits/"], [role=dialog] a[href^="/credits/"]').click()
  await field(page, 'iDEAL').fill(true)
  const { start_other: start, withdrawal } = payments.checkout.consent
  for (const consent of [start, withdrawal]) await field(page, beginningOf(consent)).fill(true)
  // Its name ends in the amount, and it can be pressed once the methods are there.
  await page
    .locator(`::-p-xpath(//button[starts-with(normalize-space(.), "${payments.checkout.pay}")])`)
    .click()
  await page.locator('button[value="pay"]').click()
}

export const composerTo = (page: Page, { name }: Person, { chat }: Texts) =>
  called(page, 'textbox', fill(chat.composer.label, { name }))

/** Types a message and sends it by the key. */
export const write = async (page: Page, to: Person, text: string, texts: Texts): Promise<void> => {
  const composer = await composerTo(page, to, texts)
  await composer.asLocator().fill(text)
  await composer.press('Enter')
}
