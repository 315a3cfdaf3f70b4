import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Browser } from './browser.ts'
import type { Figures } from './figures.ts'
import type { Kind } from './kinds.ts'
import type { Member } from './member.ts'
import { untilAcknowledged } from './until-acknowledged.ts'

/** One act of a member: `load/acts` has a file for each. Throws what the site refuses by its rules. */
export type Act = (member: Member, figures: Figures) => Promise<void>

/** Asks until it is acknowledged, and writes down how long that took. */
export const counted = async <Answer>(
  { browser }: Member,
  figures: Figures,
  kind: Kind,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const began = performance.now()
  const before = browser.failed(kind)
  const { answer, shown } = await untilAcknowledged(call)
  figures.done({ kind, took: performance.now() - began, failed: browser.failed(kind) - before, shown })
  return answer
}

/** A page or a file; what did not come is shown to the member, who loads it again. */
export const visited = async (browser: Browser, kind: Kind, path: string, form?: string): Promise<string> => {
  const page = await browser.visit(kind, path, form)
  if (!page) throw new ApiError({ code: 'offline', status: 0 })
  const expected = form === undefined ? 200 : 303
  if (page.status !== expected)
    throw new ApiError({ code: 'server_error', status: page.status, message: `${path}: ${page.status}` })
  return page.text
}
