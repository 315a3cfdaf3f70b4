import { headlessBrowser } from '@lonk/configs/browser/browser-program.ts'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './site/launch-options.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Other engines are installed for the full run alone, and driven by what fits each: Playwright drives builds of its own.
  testIgnore: process.env.TEST_FULL === '1' ? [] : '**/engines/**',
  globalSetup: './site/prepare.ts',
  outputDir: '../.cache/e2e/results',
  // One site for each worker; more than two take each other's processor time.
  workers: 2,
  fullyParallel: false,
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // Letters are drawn a little differently from machine to machine; what moves or changes colour is far more.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.01 },
  },
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // The full run forgives nothing. The short one names what passed only on its second try, and does not stop a change
  // for it.
  retries: process.env.TEST_FULL === '1' ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e/report.json' }]],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    // `page.route` does not see what a worker answers; the spec that is about the worker allows it.
    serviceWorkers: 'block',
    // Recording takes time from every test; what fails in the short run is tried once more, and recorded then. The
    // full run tries nothing twice: it keeps what was done, asked for and said. With the page at each step, a third of
    // its time went into them; `--trace on` draws them for one spec.
    trace:
      process.env.TEST_FULL === '1'
        ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
        : 'on-first-retry',
    launchOptions: launchOptions(headlessBrowser()),
  },
})
