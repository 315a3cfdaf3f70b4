import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorageRow } from '@lonk/shared-events/storage-register.ts'
import { ownerOf, storageRows } from '../checks/browser-storage.ts'
import { projectRoot } from '../project.ts'
import { documentedExports } from './documented-exports.ts'

const register = join(projectRoot, 'shared-events/src/storage-register.ts')

/** Where the page is; `npm run docs` writes it, and a check compares it. */
export const browserStoragePage = join(projectRoot, 'docs/browser-storage.md')

const stores: Readonly<Record<StorageRow['store'], string>> = {
  local: 'localStorage',
  session: 'sessionStorage',
  cache: 'Cache Storage',
  cookie: 'cookie',
}

const forgotten: Readonly<Record<NonNullable<StorageRow['forgotten']>, string>> = {
  'session-end': 'when the session is over',
  'log-out': 'at the log-out, or when another member comes',
  'by-owner': 'at the log-out, by its owner',
}

const lastingOf = ({ store, days }: StorageRow): string => {
  if (days !== undefined) return days === 1 ? 'a day' : `${days} days`
  return store === 'session' ? 'the tab' : 'until it is cleared'
}

/** What a browser keeps, from the register and its docstrings, as Markdown. */
export const writeBrowserStoragePage = (): string => {
  const lines = documentedExports(readFileSync(register, 'utf8')).flatMap(({ name, text }) => {
    const row = storageRows[name]
    if (!row) return []
    const key = row.key.endsWith('.') ? `${row.key}…` : row.key
    const lasts = `${lastingOf(row)}${row.consent ? ', with consent' : ''}`
    const goes = row.forgotten ? forgotten[row.forgotten] : 'no: it is the device’s'
    const purpose = text.replaceAll('\n', ' ')
    return `| \`${key}\` | ${ownerOf(row)} | ${stores[row.store]} | ${lasts} | ${goes} | ${purpose} |`
  })
  return [
    '# What a browser keeps',
    'Made by `npm run docs` from `shared-events/src/storage-register.ts`. Change that, not this page.',
    [
      'Code goes by the register alone (`shared-events/src/stored.ts`, for files `stored-files.ts`); a check refuses the',
      'raw stores, a key that is spelled elsewhere and a row of another part, and holds the pages about cookies to the',
      'register in every language. What goes with its member is forgotten for all parts in one place,',
      '`shell/src/session/forget-member.ts`.',
    ].join('\n'),
    [
      '| key | owner | store | how long | goes with its member | what for |',
      '| --- | --- | --- | --- | --- | --- |',
      ...lines,
    ].join('\n'),
    '',
  ].join('\n\n')
}
