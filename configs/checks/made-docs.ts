import { existsSync, readFileSync } from 'node:fs'
import { sharedEventsPage, writeSharedEventsPage } from '../docs/shared-events-page.ts'

/** Pages that no longer say what the docstrings say. */
export const outdatedDocs = (): readonly string[] => {
  const present = existsSync(sharedEventsPage) ? readFileSync(sharedEventsPage, 'utf8') : ''
  const page = writeSharedEventsPage()
  return present === page ? [] : ['docs/shared-events.md is not what the docstrings say: run npm run docs']
}
