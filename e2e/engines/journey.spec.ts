import type { APIRequestContext } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { inventPerson, likeByCall, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { firefox } from './firefox.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'
import { buyCredits, composerTo, quiet, signUp } from './walks.ts'
import { webkit } from './webkit.ts'

/** The site's main job in browsers of other makes; whoever is on the other side calls the API. */
const texts = textsIn('nl')
const german = textsIn('de')

for (const engine of [firefox, webkit])
  test.describe(engine.name, () => {
    test.describe.configure({ timeout: 400_000 })
    test.use({ engine })

    test('from the first visit to the paid message and the log-out', async ({ browser, visitor, site }) => {
      const eva = inventPerson('female')
      const bas = inventPerson('male')

      await test.step('a visitor sees the entry warning once', async () => {
        const { title, close } = texts.shell.entryWarning
        await visitor.goto(site.address)
        await visitor.called('dialog', title)
        await visitor.press('button', close)
        await visitor.until(noDialog)
        await visitor.reload()
        await visitor.called('link', texts.shell.nav.login)
        await quiet(visitor)
        expect(await visitor.run(noDialog)).toBe(true)
      })

      await test.step('signs up', async () => {
        await visitor.press('link', texts.shell.nav.signup)
        await signUp(visitor, eva, texts)
        await visitor.called('heading', texts.signup.signup.complete.title)
      })

      await test.step('confirms the address from the letter-box', async () => {
        await visitor.goto(`${site.address}/dev/outbox?to=${encodeURIComponent(eva.email)}`)
        await visitor.pressAt('//article//a[contains(., "activate")]')
        await visitor.called('heading', texts.signup.activate.done.title)
      })

      const other = await memberInOwnBrowser(browser, site.address, bas)
      const mine = await ownProfileId(visitor)
      const hasReachedHim = (text: string) =>
        expect.poll(() => textsOf(other.context.request, mine), { timeout: 30_000 }).toContain(text)

      await test.step('searches, filters, and finds somebody', async () => {
        const somebody = `main article a[aria-label^="${bas.name},"]`
        await visitor.press('link', texts.shell.nav.members)
        await visitor.fill(texts.members.search.sort.label, 'new')
        await visitor.until(() => location.search.includes('sort=new'))
        await visitor.until((selector) => document.querySelector(selector) !== null, somebody)
        // He has no photo.
        await visitor.press('button', texts.members.search.only.with_photo)
        await visitor.until((selector) => document.querySelector(selector) === null, somebody)
        await visitor.press('button', texts.members.search.only.with_photo)
        await visitor.pressAt(somebody)
        await visitor.called('button', texts.members.like.give)
      })

      await test.step('likes, is liked back, and is told so by the stream', async () => {
        await visitor.press('button', texts.members.like.give)
        await visitor.called('button', texts.members.like.given)
        await likeByCall(other.context, mine)
        await visitor.called('dialog', texts.members.match.both)
        await visitor.press('button', texts.members.match.start)
      })

      await test.step('writes, and his answer comes by the stream', async () => {
        await visitor.enter(composerTo(bas, texts), 'Hoi Bas, lonk je terug?')
        await hasReachedHim('Hoi Bas, lonk je terug?')
        await sendByCall(other.context, mine, 'Ja hoor, Eva.')
        await visitor.sees('Ja hoor, Eva.')
      })

      await test.step('runs out of credits, buys, and the message that waited goes out', async () => {
        const last = 'Deze past er niet meer bij'
        await visitor.enter(composerTo(bas, texts), 'Wat leuk!')
        await hasReachedHim('Wat leuk!')
        await visitor.sees(texts.chat.notice.credits.title)
        await visitor.enter(composerTo(bas, texts), last)
        await buyCredits(visitor, texts)
        await visitor.until((text) => document.querySelector('textarea')?.value === text, last)
        await visitor.enter(composerTo(bas, texts))
        await hasReachedHim(last)
      })

      await test.step('changes the language, and it stays', async () => {
        await visitor.goto(`${site.address}/credits`)
        await visitor.press('button', `NL ${texts.shell.language.open}`)
        await visitor.press('menuitemcheckbox', 'Deutsch')
        await visitor.called('heading', german.payments.credits.title)
        await visitor.reload()
        await visitor.called('heading', german.payments.credits.title)
        expect(await visitor.run(() => document.documentElement.lang)).toBe('de')
      })

      await test.step('logs out', async () => {
        await visitor.press('button', fill(german.shell.account.open, { name: eva.name }))
        await visitor.press('menuitem', german.shell.account.logout)
        await visitor.called('link', german.shell.nav.login)
      })

      await closeContext(other.context)
    })
  })

const noDialog = (): boolean => document.querySelector('dialog[open]') === null

const headers = { 'X-Request-Type': 'client' }

const ownProfileId = (visitor: Visitor): Promise<number> =>
  visitor.run(async () => {
    const answer = await fetch('/api/user.php', { headers: { 'X-Request-Type': 'client' } })
    return (await answer.json()).user.profile.id as number
  })

/** What the other member has in the conversation. */
const textsOf = async (other: APIRequestContext, profileId: number): Promise<readonly string[]> => {
  const chat = await other.get(`/api/chat.php?profile_id=${profileId}`, { headers })
  const { messages } = await chat.json()
  return messages.map(({ text }: { text: string }) => text)
}
