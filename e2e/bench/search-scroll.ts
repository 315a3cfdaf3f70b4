import { cpus } from 'node:os'
import { join } from 'node:path'
import { browserProgram } from '@lonk/configs/browser/browser-program.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import { startSite } from '../site/run-site.ts'
import { logInDemo, prepareSite, untilReady } from './filled-site.ts'
import { heap, longTasksOf, openSlowed, processorSlowdown, taskWords, wheel } from './slowed-page.ts'
import { longestTask } from './task-times.ts'

// Long tasks while scrolling 1 000 members, and the answer to a filter pressed above them, at a processor four times
// slower; then the same with every card drawn, wherever it is: node e2e/bench/search-scroll.ts

const dataDir = join(import.meta.dirname, '../../.cache/bench/search')
const email = 'premium@example.test'
const wanted = 1000

const cardsOf = (page: Page) => page.locator('main article')

const openList = async (browser: Browser, address: string, everyCard: boolean): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'nl-NL',
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  })
  await closeNotices(context, ['entry-warning', 'push'])
  await logInDemo(context, email)
  // Without it nobody knows what is far off, and all of it is drawn.
  if (everyCard) await context.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  const page = await openSlowed(context)
  await page.goto('/members')
  await cardsOf(page).first().waitFor()
  await page.mouse.move(200, 500)
  return page
}

/** Down to the last of them; the button brings more once pages no longer come by themselves. */
const scrollDown = async (page: Page): Promise<void> => {
  let count = 0
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/members.php')) count += (await answer.json()).profiles.length
  })
  await wheel(page, 900, async () => {
    await page.evaluate((text) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      const more = buttons.find((button) => button.textContent === text)
      if (more && more.getBoundingClientRect().top < 2 * innerHeight) more.click()
    }, 'Meer laden')
    return count >= wanted
  })
  if (count < wanted) throw new Error(`there were only ${count} cards`)
}

/** Milliseconds from the press until the next frame is painted. */
const press = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (text) =>
      new Promise<number>((resolve, reject) => {
        const chip = [...document.querySelectorAll<HTMLElement>('main button')].find(
          (button) => button.textContent === text && button.offsetParent,
        )
        if (!chip) return reject(new Error(`there is no ${text}`))
        const began = performance.now()
        chip.click()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          port2.postMessage(null)
        })
      }),
    name,
  )

const measure = async (browser: Browser, address: string, everyCard: boolean) => {
  const page = await openList(browser, address, everyCard)
  const say = (words: string) => console.log(`  ${words}`)
  const watch = async (name: string, act: () => Promise<unknown>): Promise<number> => {
    let tasks: readonly number[] = []
    const busy = await longestTask(browser, page, async () => {
      tasks = await longTasksOf(page, act)
    })
    say(`${name}: ${taskWords(tasks)}; most processor time ${busy.toFixed(0)} ms`)
    return busy
  }
  console.log(everyCard ? 'every card drawn' : 'as it is')
  const few = await press(page, 'Nu online')
  await page.waitForTimeout(1500)
  await press(page, 'Nu online')
  await page.waitForTimeout(1500)
  const down = await watch('down to a thousand', () => scrollDown(page))
  const along = await watch('up and down again', async () => {
    for (const step of [-900, 900, -900, 900]) {
      let turns = 0
      await wheel(page, step, async () => ++turns > 20)
    }
  })
  const like = await watch('a like', () =>
    cardsOf(page).last().getByRole('button').last().click({ force: true }),
  )
  let many = 0
  const filter = await watch('a filter', async () => {
    many = await press(page, 'Nu online')
    await page.waitForTimeout(2000)
  })
  say(`a filter until the next frame: ${many.toFixed(0)} ms, above 24 cards ${few.toFixed(0)} ms`)
  say(`memory ${(await heap(page)).toFixed(1)} MB`)
  await page.context().close()
  return { down, along, like, filter, many }
}

await prepareSite(dataDir, 3600)
const site = await startSite(dataDir)
const browser = await chromium.launch({
  executablePath: browserProgram(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await untilReady(site.address)
  console.log(`${cpus().length} processors, slowed ${processorSlowdown} times, ${wanted} cards`)
  const now = await measure(browser, site.address, false)
  const other = await measure(browser, site.address, true)
  const ratios = Object.entries(now).map(
    ([name, time]) => `${name} ${(time / other[name as keyof typeof other]).toFixed(2)}`,
  )
  console.log(`as it is, over every card drawn: ${ratios.join(', ')}`)
} finally {
  await browser.close()
  await site.stop()
}
