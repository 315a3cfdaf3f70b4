import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Playwright's own Chromium where it is installed, else the system's; undefined lets Playwright say what is missing. */
export const browserProgram = (): string | undefined => {
  if (existsSync(chromium.executablePath())) return undefined
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
}
