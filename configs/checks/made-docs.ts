import { existsSync, readFileSync } from 'node:fs'
import { sharedEventsPage, writeSharedEventsPage } from '../docs/shared-events-page.ts'

/** Exports that say nothing of themselves, and pages that no longer say what the docstrings say. */
export const outdatedDocs = (): readonly string[] => {
  const present = existsSync(sharedEventsPage) ? readFileSync(sharedEventsPage, 'utf8') : ''
  const page = writeSharedEventsPage()
  const silent = [...page.matchAll(/^### (\w+)\n\n\*[\w ]+\*\n/gm)].map(([, name]) => name)
  if (silent.length > 0) return [`exports of shared-events without a docstring: ${silent.join(', ')}`]
  return present === page ? [] : ['docs/shared-events.md is not what the docstrings say: run npm run docs']
}
