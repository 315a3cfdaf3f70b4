import type { Page } from '@playwright/test'

/** A little longer than the shell waits for a part's code. */
const patience = 12_000

interface Visit {
  readonly path: string
  /** Parts that are about to be published: what another one says is not theirs. */
  readonly parts: readonly string[]
}

/** As `report` of the shell writes it: `[mf-chat] load: …`. */
const reported = /^\[([\w-]+)\] (\w+): /

/** Whether a line of the browser's console is a fault of these parts, or of nobody who could be named. */
export const isFault = (text: string, parts: readonly string[]): boolean => {
  const owner = reported.exec(text)?.[1]
  if (owner !== undefined) return parts.includes(owner)
  return /content security policy|integrity/i.test(text)
}

/**
 * Opens one address and waits until the page's code runs on it. What went wrong, a line each: thrown while it loaded or
 * mounted, still waiting, against the site's policy, or an empty page.
 */
export const visit = async (page: Page, { path, parts }: Visit): Promise<readonly string[]> => {
  const faults: string[] = []
  const hearConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error' && isFault(message.text(), parts)) faults.push(firstLine(message.text()))
  }
  const hearError = (error: Error) => faults.push(firstLine(error.message))
  page.on('console', hearConsole)
  page.on('pageerror', hearError)
  try {
    const answer = await page.goto(path)
    if (answer && answer.status() >= 500) faults.push(`answers ${answer.status()}`)
    await page.waitForFunction(isAlive, undefined, { timeout: patience })
    const main = page.locator('main')
    await main.locator('[data-skeleton]').first().waitFor({ state: 'detached', timeout: patience })
    await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined)
    const words = await main.textContent()
    if (words?.trim() === '' && (await main.locator('img, svg, form').count()) === 0)
      faults.push('shows nothing')
  } catch (cause) {
    faults.push(
      cause instanceof Error && cause.name === 'TimeoutError'
        ? 'still waits for its code'
        : firstLine(String(cause)),
    )
  } finally {
    page.off('console', hearConsole)
    page.off('pageerror', hearError)
  }
  return [...new Set(faults)]
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 300)

/** Runs in the page: React has taken `<main>` over. */
const isAlive = (): boolean => {
  const main = Reflect.get(globalThis, 'document').querySelector('main') ?? {}
  return Object.keys(main).some((key) => key.startsWith('__reactContainer'))
}
