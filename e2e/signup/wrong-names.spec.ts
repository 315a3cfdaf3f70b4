import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, newcomerInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import {
  answerQuestions,
  consentBoxes,
  fillAccount,
  goOn,
  isAsked,
  isMade,
  makeAccount,
  openSignup,
  passwordField,
  questions,
} from './questions.ts'

const { signup } = textsIn('nl')
const { name, account } = signup.signup

// The words of docs/product.md, point 5, and of the table of errors in docs/api.md.
const sameAsAddress = 'Je profielnaam moet anders zijn dan je e-mailadres'
const refusals = [
  ['@Sanne', 'Je profielnaam mag niet met @ beginnen.'],
  ['sanne@example.test', sameAsAddress],
  ['Sa', 'Gebruik 3 tot 20 letters, cijfers of . _ -'],
] as const

test('a name with an @, an address, or of somebody else is refused at its field, and the words stay', async ({
  browser,
  page,
  site,
}) => {
  const [person, other] = [inventPerson('female'), inventPerson('female')]
  await closeContext(await newcomerInOwnBrowser(browser, site.address, other))
  await openSignup(page)
  for (const question of questions) {
    await isAsked(page, question.title)
    await question.answer(page, person)
    if (question.title !== name.title) await goOn(page)
  }
  const field = page.getByLabel(name.name, { exact: true })
  for (const [typed, words] of [...refusals, [other.name, 'Deze profielnaam is al bezet.']] as const) {
    await field.fill(typed)
    await goOn(page)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(typed)
    await expect(page.getByLabel(name.message)).toHaveValue('Ik fiets graag door de duinen.')
    await isAsked(page, name.title)
  }
  await field.fill(person.name)
  await goOn(page)
  await isAsked(page, account.title)
})

test('a name that is the front of the address is refused once both are known; nothing else is lost', async ({
  page,
}) => {
  const invented = inventPerson('male')
  const person = { ...invented, name: invented.email.split('@')[0] ?? '' }
  await openSignup(page)
  await answerQuestions(page, person)
  await fillAccount(page, person)
  await makeAccount(page)

  const field = page.getByLabel(name.name, { exact: true })
  await isAsked(page, name.title)
  await expect(page.getByText(sameAsAddress, { exact: true })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(person.name)
  await field.fill(invented.name)
  await expect(page.getByText(sameAsAddress, { exact: true })).toHaveCount(0)
  await goOn(page)

  await isAsked(page, account.title)
  await expect(page.getByLabel(signup.fields.email, { exact: true })).toHaveValue(person.email)
  await expect(passwordField(page)).toHaveValue(person.password)
  for (const box of consentBoxes(page)) await expect(box).toBeChecked()
  await makeAccount(page)
  await isMade(page, person)
})
