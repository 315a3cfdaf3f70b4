import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import type { ContractEntries } from './contract-step.ts'

/** The contract that the shell and its remotes were built with; `npm run docs` writes it. */
export const contractFile = join(projectRoot, 'shared-events/contract.json')

/** An entry as it is in the file: what it is, and the lowest version of the contract that has it so. */
export interface DatedEntry {
  readonly since: string
  readonly is: string
}

/** Entries by section (`events`, `state`, ...) and name, each with its version. */
export type DatedEntries = Readonly<Record<string, Readonly<Record<string, DatedEntry>>>>

/** The contract at the last raise of its version. */
export interface Contract {
  readonly version: string
  readonly entries: DatedEntries
}

/** The contract of this version with these entries; whatever was the same before keeps its `since`. */
export const dated = (version: string, entries: ContractEntries, before: DatedEntries): Contract => ({
  version,
  entries: Object.fromEntries(
    Object.entries(entries).map(([section, rows]) => [
      section,
      Object.fromEntries(
        Object.entries(rows).map(([name, { is }]) => {
          const known = before[section]?.[name]
          return [name, { since: known?.is === is ? known.since : version, is }]
        }),
      ),
    ]),
  ),
})

/** As biome writes JSON, one entry in a line where it fits. */
export const printContract = ({ version, entries }: Contract): string => {
  const sections = Object.entries(entries).map(([section, rows]) => {
    const lines = Object.entries(rows).map(([name, entry]) => `      ${printEntry(name, entry)}`)
    return `    ${JSON.stringify(section)}: {\n${lines.join(',\n')}\n    }`
  })
  return [
    '{',
    `  "version": ${JSON.stringify(version)},`,
    // Two branches that raise to the same version merge line by line, but always conflict in this one.
    `  "digest": ${JSON.stringify(digestOf(version, entries))},`,
    `  "entries": {\n${sections.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n')
}

const printEntry = (name: string, { since, is }: DatedEntry): string => {
  const row = `${JSON.stringify(name)}: { "since": ${JSON.stringify(since)}, "is": ${JSON.stringify(is)} }`
  if (row.length < 110 - 6) return row
  const indent = ' '.repeat(8)
  return [
    `${JSON.stringify(name)}: {`,
    `${indent}"since": ${JSON.stringify(since)},`,
    `${indent}"is": ${JSON.stringify(is)}`,
    '      }',
  ].join('\n')
}

const digestOf = (version: string, entries: DatedEntries): string =>
  createHash('sha256')
    .update(JSON.stringify([version, entries]))
    .digest('hex')
    .slice(0, 16)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDatedEntry = (value: unknown): value is DatedEntry =>
  isRecord(value) && typeof value.since === 'string' && typeof value.is === 'string'

const isDatedEntries = (value: unknown): value is DatedEntries =>
  isRecord(value) &&
  Object.values(value).every((rows) => isRecord(rows) && Object.values(rows).every(isDatedEntry))

/** Reads what {@link printContract} wrote; null for anything else, by hand or by a merge, as its digest tells. */
export const parseContract = (text: string): Contract | null => {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(found) || typeof found.version !== 'string' || !isDatedEntries(found.entries)) return null
  const { version, entries } = found
  return found.digest === digestOf(version, entries) ? { version, entries } : null
}

/** The file as it stands, or null where it is not there or not as it was written. */
export const committedContract = (): Contract | null => {
  try {
    return parseContract(readFileSync(contractFile, 'utf8'))
  } catch {
    return null
  }
}
