import { browserProgram } from '@lonk/configs/browser/browser-program.ts'
import type { LaunchOptions } from '@playwright/test'

/** How tests start a browser; undefined is Playwright's own. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

/**
 * `test.use` of a spec that needs the browser as people have it: one without a window draws letters otherwise and shows
 * no notifications.
 */
export const wholeBrowser = { launchOptions: launchOptions(browserProgram()) }
