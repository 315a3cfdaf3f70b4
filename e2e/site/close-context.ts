import type { BrowserContext } from '@playwright/test'

/**
 * Ends a browser of a member who has done everything. Now and then Chromium never answers, when a response that
 * streams is being read as it is closed: then its process ends with the worker, and the walk is not held up.
 */
export const closeContext = async (context: BrowserContext): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 10_000)
  })
  await Promise.race([context.close(), patience])
  clearTimeout(timer)
}
