import { partNames } from '@lonk/configs/project.ts'
import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import type { Browser, BrowserContext } from '@playwright/test'

export interface BrowserReport {
  readonly owner: string
  readonly version: string
  readonly phase: string
  readonly message: string
}

/** What the pages of a browser told the log of the site, in every context that tests open in it. */
export interface HeardReports {
  /** All since the last time that it was asked. */
  readonly take: () => readonly BrowserReport[]
}

export const hearReports = (browser: Browser): HeardReports => {
  let heard: BrowserReport[] = []
  const listen = (context: BrowserContext): void => {
    context.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === sendLog.path)
        heard.push(request.postDataJSON())
    })
  }
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    listen(context)
    return context
  }
  return {
    take: () => {
      const taken = heard
      heard = []
      return taken
    },
  }
}

/** Nobody can be called for what belongs to no part. A shell that could not read its registry knows no version. */
export const isOfNobody = ({ owner }: BrowserReport): boolean => !partNames.includes(owner)
