import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { expect } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

export const { chat: texts, shell: shellTexts } = textsIn('nl')

/** A member with a browser of their own, as the other one of the pair sees them. */
export interface Member {
  readonly name: string
  readonly profileId: number
  readonly context: BrowserContext
  readonly page: Page
}

interface Pair {
  readonly eva: Member
  readonly bas: Member
  readonly close: () => Promise<void>
}

const member = async (browser: Browser, address: string, gender: 'female' | 'male'): Promise<Member> => {
  const person = inventPerson(gender)
  const { context, profileId } = await memberInOwnBrowser(browser, address, person)
  return { name: person.name, profileId, context, page: await context.newPage() }
}

/** Two new members with two credits each, who have not written yet. */
export const twoMembers = async (browser: Browser, address: string): Promise<Pair> => {
  const eva = await member(browser, address, 'female')
  const bas = await member(browser, address, 'male')
  return {
    eva,
    bas,
    close: async () => {
      await closeContext(eva.context)
      await closeContext(bas.context)
    },
  }
}

/** Opens the conversation of one with the other; resolves with its parts. */
export const openChat = async (mine: Member, other: Member, page: Page = mine.page) => {
  await page.goto(`/members/${other.profileId}/chat`)
  const conversation = partsOf(page, other.name)
  await conversation.field.waitFor()
  return conversation
}

export const partsOf = (page: Page, name: string) => {
  const field = page.getByRole('textbox', { name: fill(texts.composer.label, { name }) })
  const messages = page.getByRole('region', { name: fill(texts.conversation.messages, { name }) })
  return {
    field,
    messages,
    send: async (text: string) => {
      await field.fill(text)
      await field.press('Enter')
    },
    /** A message by its words; not what is read out to those who cannot see it. */
    message: (text: string): Locator => messages.locator('[data-message]').getByText(text, { exact: true }),
    /** How far the messages sent from here have come. */
    progress: (state: keyof typeof texts.message.progress): Locator =>
      messages.getByText(texts.message.progress[state], { exact: true }),
    choose: async (item: string) => {
      await page
        .getByRole('button', { name: fill(texts.conversations.actions, { name }) })
        .last()
        .click()
      await page.getByRole('menuitem', { name: item }).click()
    },
  }
}

/** The credits of the start, spent when the balance says so: until then a third message goes, and comes back. */
export const spendBoth = async (page: Page, chat: ReturnType<typeof partsOf>): Promise<void> => {
  const { balance_one: one, balance_other: other } = texts.composer
  for (const [text, left] of [
    ['Een', fill(one, { count: 1 })],
    ['Twee', fill(other, { count: 0 })],
  ] as const) {
    await chat.send(text)
    await expect(chat.message(text)).toBeVisible()
    await expect(page.getByText(left, { exact: true })).toBeVisible()
  }
}

const headers = { 'X-Request-Type': 'client' }

/** What the server says a member has left and has in a conversation: the truth behind what the pages show. */
export const accountOf = async (mine: Member, other: Member) => {
  const user = await (await mine.context.request.get('/api/user.php', { headers })).json()
  const chat = await (
    await mine.context.request.get(`/api/chat.php?profile_id=${other.profileId}`, { headers })
  ).json()
  return {
    credits: Number(user.user.credits),
    texts: (chat.messages as { text: string }[]).map(({ text }) => text),
  }
}
