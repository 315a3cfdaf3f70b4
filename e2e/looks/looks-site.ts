import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '@lonk/configs/scripts/fill-demo.ts'
import type { BrowserContext } from '@playwright/test'
import { test as base, expect } from '../site/fixtures.ts'
import { startSite, templateFolder } from '../site/run-site.ts'

/** A Thursday evening in the future: a session begun then has not expired for any browser of today. */
export const lookedAt = new Date('2030-05-16T18:00:00Z')

export interface LooksSite {
  readonly address: string
  /** Somebody the search shows first, and a conversation that has been read. */
  readonly profileId: number
  readonly chatId: number
  readonly logIn: (context: BrowserContext) => Promise<void>
}

interface Fixtures {
  readonly looks: LooksSite
}

/** Pictures are taken of a site of their own: the same people at the same moment, and nobody else's walks in it. */
export const test = base.extend<object, Fixtures>({
  looks: [
    async ({ browser }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'lonk-looks-'))
      for (const name of ['registry', 'registry-key.json'])
        await cp(join(templateFolder, name), join(folder, name), { recursive: true })
      await fillDemo(folder, { ...process.env, NODE_ENV: 'test' }, [
        '--profiles',
        '160',
        '--now',
        lookedAt.toISOString(),
      ])
      const site = await startSite(folder)
      const context = await browser.newContext({ baseURL: site.address })
      await moveClock(context)
      await logIn(context)
      const [profileId, chatId] = await settle(context)
      await context.close()
      await use({ address: site.address, profileId, chatId, logIn })
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ looks }, use) => use(looks.address),
})

const moveClock = async ({ request }: BrowserContext): Promise<void> => {
  await untilAnswers(request)
  const answer = await request.post('/dev/clock', {
    data: { shift_ms: lookedAt.getTime() - Date.now() },
  })
  expect(answer.ok()).toBe(true)
}

const untilAnswers = (request: BrowserContext['request']) =>
  expect.poll(async () => (await request.get('/readyz')).status(), { timeout: 60_000 }).toBe(200)

const logIn = async ({ request }: BrowserContext): Promise<void> => {
  const answer = await request.post('/api/user.php', {
    headers: { 'X-Request-Type': 'client' },
    data: { email: 'premium@example.test', password: process.env.DEMO_PASSWORD ?? 'lonk-demo-2026' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens what counts as seen once opened, so that badges say the same in whatever order pictures are taken. */
const settle = async (context: BrowserContext): Promise<readonly [profileId: number, chatId: number]> => {
  const page = await context.newPage()
  const idIn = async (path: string, link: RegExp): Promise<number> => {
    await page.goto(path)
    const links = page.getByRole('main').getByRole('link')
    const ids = () =>
      links.evaluateAll((all, source) => {
        const hrefs = all.map((one) => new URL(one.getAttribute('href') ?? '', location.href).pathname)
        return hrefs.flatMap((href) => new RegExp(source).exec(href)?.[1] ?? [])
      }, link.source)
    await expect.poll(async () => (await ids()).length, { timeout: 20_000 }).toBeGreaterThan(0)
    return Number((await ids())[0])
  }
  const profileId = await idIn('/members', /^\/members\/(\d+)$/)
  const chatId = await idIn('/chats', /^\/chats\/(\d+)$/)
  for (const path of ['/likes', `/members/${profileId}`, `/chats/${chatId}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  return [profileId, chatId]
}
