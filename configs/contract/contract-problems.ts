import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { contractVersion } from '@lonk/shared-events/contract.ts'
import { projectRoot } from '../project.ts'
import { type Contract, committedContract, contractFile, dated, printContract } from './contract-file.ts'
import { type ContractEntries, differences, raised, stepBetween } from './contract-step.ts'
import { presentContract } from './present-contract.ts'

const fileName = relative(projectRoot, contractFile)

/** What the file should say, or why it may not say it. */
type Wanted = { readonly text: string } | { readonly problem: string }

/**
 * The file for this version and these entries. `before` is what it says now: it is overwritten only by a version that
 * was raised far enough, so that it is always the contract at the last raise.
 */
export const contractText = (version: string, before: Contract | null, entries: ContractEntries): Wanted => {
  if (!before) {
    return {
      problem: `${fileName} is not as it was written: take it as the main branch has it, run npm run docs`,
    }
  }
  const least = raised(before.version, stepBetween(before.entries, entries))
  if (isBelow(version, least)) {
    return {
      problem: [
        `contractVersion is ${version} and must be ${least} (shared-events/src/contract.ts), then run npm run docs:`,
        ...differences(before.entries, entries).map(({ step, text }) => `  ${step}: ${text}`),
      ].join('\n'),
    }
  }
  return { text: printContract(dated(version, entries, before.entries)) }
}

const isBelow = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) < 0

/** {@link contractText} of the project as it stands. */
export const contractToWrite = (): Wanted =>
  contractText(contractVersion, committedContract(), presentContract())

/** A contract that changed without its version, or that nobody wrote down. */
export const contractProblems = (): readonly string[] => {
  const wanted = contractToWrite()
  if ('problem' in wanted) return [wanted.problem]
  return readFileSync(contractFile, 'utf8') === wanted.text
    ? []
    : [`${fileName} is not contract ${contractVersion}: run npm run docs`]
}
