import { headlessBrowser } from '@lonk/configs/browser/browser-program.ts'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './site/launch-options.ts'

// Other engines are installed for the full run alone, and driven by what fits each: Playwright drives builds of its own.
const ignored = process.env.TEST_FULL === '1' ? [] : ['**/engines/**']

export default defineConfig({
  testDir: '.',
  globalSetup: './site/prepare.ts',
  outputDir: '../.cache/e2e/results',
  // One site for each worker; more than two take each other's processor time.
  workers: 2,
  // Pictures are all taken of one site and by one worker, for a minute or more: begun last, the other has nothing left.
  projects: [
    { name: 'looks', testMatch: '**/looks/*.spec.ts' },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: [...ignored, '**/looks/**'] },
  ],
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
