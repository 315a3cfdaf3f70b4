import { dismissalKey } from '@lonk/shared-events/notices.ts'
import type { BrowserContext, Page } from '@playwright/test'

/** Every page that is opened there from now on finds these notices closed in its browser. */
export const closeNotices = (
  place: Page | BrowserContext,
  notices: readonly string[] = ['entry-warning'],
  at = Date.now(),
): Promise<unknown> =>
  place.addInitScript(
    ({ keys, at }) => {
      for (const key of keys) localStorage.setItem(key, at)
    },
    { keys: notices.map(dismissalKey), at: String(at) },
  )
