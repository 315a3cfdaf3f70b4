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
