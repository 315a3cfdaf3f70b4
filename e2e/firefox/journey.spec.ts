import type { APIRequestContext } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { closeContext } from '../site/close-context.ts'
import { inventPerson, likeByCall, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { called, field, press, saying } from './elements.ts'
import { expect, test } from './fixtures.ts'
import { buyCredits, composerTo, signUp, write } from './walks.ts'

/** The site's main job in a browser of another make; whoever is on the other side calls the API. */
test.describe.configure({ timeout: 400_000 })
const texts = textsIn('nl')
const german = textsIn('de')

test('Firefox: from the first visit to the paid message and the log-out', async ({
  browser,
  firefox: page,
  site,
}) => {
  const eva = inventPerson('female')
  const bas = inventPerson('male')

  await test.step('a visitor sees the entry warning once', async () => {
    const { title, close } = texts.shell.entryWarning
    await page.goto(site.address)
    await called(page, 'dialog', title)
    await press(page, 'button', close)
    await page.waitForSelector('dialog[open]', { hidden: true })
    await page.reload()
    await called(page, 'link', texts.shell.nav.login)
    await page.waitForNetworkIdle()
    expect(await page.$$('dialog[open]')).toHaveLength(0)
  })

  await test.step('signs up', async () => {
    await press(page, 'link', texts.shell.nav.signup)
    await signUp(page, eva, texts)
    await called(page, 'heading', texts.signup.signup.complete.title)
  })

  await test.step('confirms the address from the letter-box', async () => {
    await page.goto(`${site.address}/dev/outbox?to=${encodeURIComponent(eva.email)}`)
    await page.locator('article a::-p-text(activate)').click()
    await called(page, 'heading', texts.signup.activate.done.title)
  })

  const other = await memberInOwnBrowser(browser, site.address, bas)
  const mine = await ownProfileId(page)
  const hasReachedHim = (text: string) =>
    expect.poll(() => textsOf(other.context.request, mine), { timeout: 30_000 }).toContain(text)

  await test.step('searches, filters, and finds somebody', async () => {
    const somebody = `main article a[aria-label^="${bas.name},"]`
    await press(page, 'link', texts.shell.nav.members)
    await field(page, texts.members.search.sort.label).fill('new')
    await page.waitForFunction(() => location.search.includes('sort=new'))
    await page.locator(somebody).wait()
    // He has no photo.
    await press(page, 'button', texts.members.search.only.with_photo)
    await page.waitForSelector(somebody, { hidden: true })
    await press(page, 'button', texts.members.search.only.with_photo)
    await page.locator(somebody).click()
    await called(page, 'button', texts.members.like.give)
  })

  await test.step('likes, is liked back, and is told so by the stream', async () => {
    await press(page, 'button', texts.members.like.give)
    await called(page, 'button', texts.members.like.given)
    await likeByCall(other.context, mine)
    await called(page, 'dialog', texts.members.match.both)
    await press(page, 'button', texts.members.match.start)
  })

  await test.step('writes, and his answer comes by the stream', async () => {
    await write(page, bas, 'Hoi Bas, lonk je terug?', texts)
    await hasReachedHim('Hoi Bas, lonk je terug?')
    await sendByCall(other.context, mine, 'Ja hoor, Eva.')
    await saying(page, 'Ja hoor, Eva.').wait()
  })

  await test.step('runs out of credits, buys, and the message that waited goes out', async () => {
    const last = 'Deze past er niet meer bij'
    await write(page, bas, 'Wat leuk!', texts)
    await hasReachedHim('Wat leuk!')
    await page.locator(`::-p-text(${texts.chat.notice.credits.title})`).wait()
    await write(page, bas, last, texts)
    await buyCredits(page, texts)
    const composer = await composerTo(page, bas, texts)
    await page.waitForFunction((box, text) => (box as HTMLTextAreaElement).value === text, {}, composer, last)
    await composer.press('Enter')
    await hasReachedHim(last)
  })

  await test.step('changes the language, and it stays', async () => {
    await page.goto(`${site.address}/credits`)
    await press(page, 'button', `NL ${texts.shell.language.open}`)
    await press(page, 'menuitemcheckbox', 'Deutsch')
    await called(page, 'heading', german.payments.credits.title)
    await page.reload()
    await called(page, 'heading', german.payments.credits.title)
    expect(await page.$eval('html', ({ lang }) => lang)).toBe('de')
  })

  await test.step('logs out', async () => {
    await press(page, 'button', fill(german.shell.account.open, { name: eva.name }))
    await press(page, 'menuitem', german.shell.account.logout)
    await called(page, 'link', german.shell.nav.login)
  })

  await closeContext(other.context)
})

const headers = { 'X-Request-Type': 'client' }

const ownProfileId = (page: Page): Promise<number> =>
  page.evaluate(async (headers) => {
    const answer = await fetch('/api/user.php', { headers })
    return (await answer.json()).user.profile.id
  }, headers)

/** What the other member has in the conversation. */
const textsOf = async (other: APIRequestContext, profileId: number): Promise<readonly string[]> => {
  const chat = await other.get(`/api/chat.php?profile_id=${profileId}`, { headers })
  const { messages } = await chat.json()
  return messages.map(({ text }: { text: string }) => text)
}
