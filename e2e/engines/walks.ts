import type { Person } from '../site/people.ts'
import { fill, type Texts } from '../site/texts.ts'
import { beginningOf, type Visitor } from './visitor.ts'

/** The five questions of the sign-up, from the first one on. */
export const signUp = async (visitor: Visitor, person: Person, { signup, ui }: Texts): Promise<void> => {
  const next = () => visitor.press('button', signup.signup.next)
  const { account, name, place, seeking } = signup.signup

  await visitor.choose(seeking.gender, seeking[person.gender])
  await visitor.choose(seeking.seeking, seeking[person.seeking])
  await next()
  await visitor.fill(ui.date.day, '12')
  await visitor.fill(ui.date.month, '4')
  await visitor.fill(ui.date.year, '1992')
  await next()
  await visitor.fill(place.country, 'NL')
  await visitor.fill(place.region, await firstRegion(visitor))
  await visitor.fill(place.city, 'Utrecht')
  await next()
  await visitor.fill(name.name, person.name)
  await next()
  await visitor.fill(signup.fields.email, person.email)
  await visitor.fill(signup.fields.password, person.password)
  for (const consent of [account.terms, account.sensitive]) await visitor.fill(beginningOf(consent), true)
  await visitor.press('button', signup.signup.submit)
}

/** The value of the first region, once the regions have come. */
const firstRegion = async (visitor: Visitor): Promise<string> => {
  const regionIn = () => {
    const lists = [...document.querySelectorAll('select')]
    return lists.find(({ options }) => /^[0-9]+$/.test(options[1]?.value ?? ''))?.options[1]?.value ?? null
  }
  await visitor.until(() =>
    [...document.querySelectorAll('select')].some(({ options }) => /^[0-9]+$/.test(options[1]?.value ?? '')),
  )
  return (await visitor.run(regionIn)) ?? ''
}

/** From the bundles in a conversation to the paid order, which leads back there; with the sandbox for a provider. */
export const buyCredits = async (visitor: Visitor, { payments }: Texts): Promise<void> => {
  // The button of the panel: what is chosen there, and its price.
  await visitor.pressAt('dialog[open] a[href^="/credits/"], [role=dialog] a[href^="/credits/"]')
  await visitor.fill('iDEAL', true)
  const { start_other: start, withdrawal } = payments.checkout.consent
  for (const consent of [start, withdrawal]) await visitor.fill(beginningOf(consent), true)
  // Its name ends in the amount, and it can be pressed once the methods are there.
  await visitor.pressAt(`//button[starts-with(normalize-space(.), "${payments.checkout.pay}")]`)
  await visitor.pressAt('button[value="pay"]')
}

export const composerTo = ({ name }: Person, { chat }: Texts): string => fill(chat.composer.label, { name })

/** No file has come for a second and a half: whatever shows by itself is there. */
export const quiet = async (visitor: Visitor): Promise<void> => {
  const files = () => visitor.run(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await files(); before !== now; now = await files()) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, 1500))
  }
}
