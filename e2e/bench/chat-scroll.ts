import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { browserProgram } from '@lonk/configs/browser/browser-program.ts'
import { chromium, type Page } from '@playwright/test'
import { startSite } from '../site/run-site.ts'
import { fillLongChat } from './fill-long-chat.ts'
import { logInDemo, prepareSite, untilReady } from './filled-site.ts'
import { heap, longTasksOf, openSlowed, processorSlowdown, taskWords, wheel } from './slowed-page.ts'

// Long tasks while scrolling 10 000 messages (500 of them load) and 500 conversations, at a processor four times
// slower: node e2e/bench/chat-scroll.ts

const dataDir = join(import.meta.dirname, '../../.cache/bench/chat')
const email = 'premium@example.test'

await rm(dataDir, { recursive: true, force: true })
await prepareSite(dataDir, 700)
const long = await fillLongChat(dataDir, email)
const site = await startSite(dataDir)
const browser = await chromium.launch({
  executablePath: browserProgram(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ baseURL: site.address, viewport: { width: 1280, height: 800 } })

const measure = async (name: string, page: Page, act: () => Promise<unknown>): Promise<void> =>
  console.log(`${name}: ${taskWords(await longTasksOf(page, act))}`)

try {
  await untilReady(site.address)
  await logInDemo(context, email)
  const page = await openSlowed(context)
  console.log(
    `${cpus().length} processors, slowed ${processorSlowdown} times, ${long.messages} messages, ${long.conversations} conversations`,
  )

  await page.goto(`/chats/${long.conversationId}`)
  const messages = page.locator('[data-message]')
  await messages.first().waitFor()
  await page.mouse.move(900, 400)
  await measure('up through the loaded history', page, () =>
    wheel(page, -700, async () => (await messages.count()) >= 500),
  )
  console.log(`  ${await messages.count()} messages are loaded`)
  const before = await heap(page)
  await measure('down and up again', page, async () => {
    for (const step of [2500, -2500, 2500]) {
      let turns = 0
      await wheel(page, step, async () => ++turns > 25)
    }
  })
  await measure('writing with 500 messages above', page, async () => {
    await page.locator('textarea').pressSequentially('Zullen we een keer wandelen?', { delay: 60 })
  })
  console.log(`  memory ${before.toFixed(1)} MB, afterwards ${(await heap(page)).toFixed(1)} MB`)

  await page.goto('/chats')
  const rows = page.getByRole('article')
  await rows.first().waitFor()
  await page.mouse.move(300, 500)
  await measure('down through the list', page, () =>
    wheel(page, 900, async () => (await rows.count()) >= 490),
  )
  console.log(`  ${await rows.count()} conversations are loaded`)
  await measure('up and down again', page, async () => {
    for (const step of [-4000, 4000, -4000]) {
      let turns = 0
      await wheel(page, step, async () => ++turns > 20)
    }
  })
  await measure('searching among them', page, async () => {
    await page.getByRole('searchbox').pressSequentially('water', { delay: 80 })
  })
} finally {
  await browser.close()
  await site.stop()
}
