import type { Page } from '@playwright/test'
import { openWithKeys, tabAndPress, tabTo } from '../members/keys.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { consentBoxes, formAlive, isMade, passwordField } from './questions.ts'

const { members, signup } = textsIn('nl')
const { seeking, birth, place, name, account } = signup.signup

test.use({ viewport: { width: 360, height: 740 } })

const goOn = (page: Page) => tabAndPress(page, page.getByRole('button', { name: signup.signup.next }))

/** A question begins at its heading: what Tab reaches next is its first answer. */
const begins = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused({ timeout: 15_000 })

test('somebody without a mouse signs up at 360 px, from the first question to the members', async ({
  page,
  outbox,
}) => {
  test.slow()
  const person = inventPerson('male')
  const radio = (group: string, label: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name: label, exact: true })
  await openWithKeys(page, '/signup')
  await formAlive(page)

  await test.step('who and whom, by the arrows', async () => {
    await tabTo(page, radio(seeking.gender, seeking.male))
    await page.keyboard.press('ArrowDown')
    await expect(radio(seeking.gender, seeking.female)).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(radio(seeking.gender, seeking.male)).toBeChecked()
    // One Tab is enough: a group is one stop.
    await page.keyboard.press('Tab')
    await expect(radio(seeking.seeking, seeking.male)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(radio(seeking.seeking, seeking.female)).toBeChecked()
    await goOn(page)
  })

  await test.step('the day of birth, sent by Enter', async () => {
    await begins(page, birth.title)
    for (const [label, digits] of [
      ['Dag', '12'],
      ['Maand', '4'],
      ['Jaar', '1990'],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.type(digits)
    }
    await page.keyboard.press('Enter')
  })

  await test.step('where; the first try without an answer leads to what is missing', async () => {
    await begins(page, place.title)
    await goOn(page)
    const region = page.getByLabel(place.region, { exact: true })
    await expect(region).toBeFocused()
    await page.keyboard.type('Utrecht')
    await expect(region.getByRole('option', { selected: true })).toHaveText('Utrecht')
    await tabTo(page, page.getByLabel(place.city, { exact: true }))
    await page.keyboard.type('Zeist')
    await goOn(page)
  })

  await test.step('the name, sent by Enter', async () => {
    await begins(page, name.title)
    await tabTo(page, page.getByLabel(name.name, { exact: true }))
    await page.keyboard.type(person.name)
    await page.keyboard.press('Enter')
  })

  await test.step('the account', async () => {
    await begins(page, account.title)
    await tabTo(page, page.getByLabel(signup.fields.email, { exact: true }))
    await page.keyboard.type(person.email)
    await tabTo(page, passwordField(page))
    await page.keyboard.type(person.password)
    for (const box of consentBoxes(page)) {
      await tabAndPress(page, box, 'Space')
      await expect(box).toBeChecked()
    }
    await tabAndPress(page, page.getByRole('button', { name: signup.signup.submit }))
    await isMade(page, person)
  })

  await test.step('the link of the mail, and on to the members', async () => {
    const [mail] = await outbox.to(person.email)
    await openWithKeys(page, mail?.links.find((link) => link.includes('activate')) ?? '')
    await expect(page.getByRole('heading', { level: 1, name: signup.activate.done.title })).toBeVisible()
    await tabAndPress(page, page.getByRole('main').getByRole('link', { name: signup.activate.done.members }))
    await expect(page).toHaveURL(/\/members$/)
    await expect(page.getByRole('heading', { level: 1, name: members.search.title })).toBeFocused()
  })
})
