import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const shell = '/usr/bin/chromium-headless-shell'
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Playwright's own Chromium where it is installed, else the system's; undefined lets Playwright say what is missing. */
export const browserProgram = (): string | undefined => firstOf(whole)

/**
 * The same for what nobody watches: without windows, menus and extensions a test takes a good part less of the
 * processor. Playwright's own is such a one by itself.
 */
export const headlessBrowser = (): string | undefined => firstOf([shell, ...whole])

const firstOf = (paths: readonly string[]): string | undefined =>
  existsSync(chromium.executablePath()) ? undefined : paths.find((path) => existsSync(path))
