import { poll } from '@lonk/shared-api/calls/realtime/poll.ts'
import { expect, type Page } from '@playwright/test'

/**
 * To be called before the page is opened: its clock is installed, and its polls are heard. The answer lets minutes pass
 * until a poll has told the page of that registry.
 */
export const learnsOfRelease = async (page: Page): Promise<(sequence: number) => Promise<void>> => {
  let polled = 0
  page.on('response', async (response) => {
    if (!response.url().endsWith(poll.path) || response.status() !== 200) return
    polled = (await response.json()).registry
  })
  await page.clock.install()
  return (sequence) =>
    expect
      .poll(async () => {
        await page.clock.fastForward(61_000)
        return polled
      })
      .toBe(sequence)
}
