import { mkdir, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { buildParts } from '@lonk/configs/build/build-part.ts'
import { partNames } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { fillDemo } from '@lonk/configs/scripts/fill-demo.ts'
import { chromium, type Page } from '@playwright/test'
import { browserProgram } from '../site/browser-program.ts'
import { startSite } from '../site/run-site.ts'
import { fillLongChat } from './fill-long-chat.ts'

// Long tasks while scrolling 10 000 messages (500 of them load) and 500 conversations, at a processor four times
// slower: node e2e/bench/chat-scroll.ts

const dataDir = join(import.meta.dirname, '../../.cache/bench/chat')
const email = 'premium@example.test'
const processorSlowdown = 4
/** Milliseconds that no task may exceed. */
const allowed = 100

const prepare = async () => {
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const builds = await buildParts(partNames, 'production')
  await publish(openStore({ dataDir, registry: join(dataDir, 'registry'), production: false }), builds)
  await fillDemo(dataDir, { ...process.env, NODE_ENV: 'test' }, ['--profiles', '700'])
  return fillLongChat(dataDir, email)
}

const long = await prepare()
const site = await startSite(dataDir)
const browser = await chromium.launch({
  executablePath: browserProgram(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ baseURL: site.address, viewport: { width: 1280, height: 800 } })

const untilReady = async (): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${site.address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the site did not become ready')
}

/** Tasks over 50 ms since the last reading, longest first. */
const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const seen: number[] = Reflect.get(window, 'longTasks')
    return seen.splice(0).sort((a, b) => b - a)
  })

const measure = async (name: string, page: Page, act: () => Promise<unknown>): Promise<void> => {
  await page.waitForTimeout(1000)
  await longTasks(page)
  await act()
  await page.waitForTimeout(500)
  const tasks = await longTasks(page)
  const over = tasks.filter((duration) => duration > allowed).length
  const longest = tasks[0] === undefined ? 'none over 50' : `longest ${tasks[0].toFixed(0)}`
  console.log(`${name}: ${tasks.length} long tasks, ${longest} ms, ${over} over ${allowed} ms`)
}

/** Turns the wheel as fast as a quick hand does, until `done`. */
const wheel = async (page: Page, step: number, done: () => Promise<boolean>): Promise<void> => {
  for (let turn = 0; turn < 600 && !(await done()); turn += 1) {
    await page.mouse.wheel(0, step)
    await page.waitForTimeout(40)
  }
}

const heap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6
}

try {
  await untilReady()
  const login = { email, password: process.env.DEMO_PASSWORD || 'lonk-demo-2026' }
  await context.request.post('/api/user.php', { headers: { 'X-Request-Type': 'client' }, data: login })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: number[] = []
    Reflect.set(window, 'longTasks', seen)
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
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
