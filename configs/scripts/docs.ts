// npm run docs: writes the pages that are made from docstrings.
import { writeFile } from 'node:fs/promises'
import { sharedEventsPage, writeSharedEventsPage } from '../docs/shared-events-page.ts'
import { say } from './say.ts'

await writeFile(sharedEventsPage, writeSharedEventsPage())
say('docs/shared-events.md is written')
