import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { packages } from '../checks/project-files.ts'
import { projectRoot } from '../project.ts'
import { type Contract, committedContract } from './contract-file.ts'
import { shippedSources } from './shipped-sources.ts'
import { type UsedEntry, usedEntries } from './used-entries.ts'

const newest = (versions: readonly string[]): string =>
  versions.reduce((found, version) =>
    found.localeCompare(version, 'en', { numeric: true }) < 0 ? version : found,
  )

/** The lowest version of the present major that has everything a remote uses. */
export const lowestVersion = (version: string, used: readonly UsedEntry[]): string =>
  newest([`${version.split('.')[0]}.0.0`, ...used.map(({ since }) => since)])

/** What is wrong with the range that a remote declares; empty where nothing is. */
export const rangeProblem = (
  remote: string,
  range: string,
  version: string,
  used: readonly UsedEntry[],
): readonly string[] => {
  const lowest = lowestVersion(version, used)
  if (range === `^${lowest}`) return []
  const reasons = used
    .filter(({ since }) => since === lowest)
    .map(({ section, name }) => `${section} ${name}`)
  const most = reasons.length > 5 ? [...reasons.slice(0, 5), `${reasons.length - 5} more`] : reasons
  return [
    `${remote}/remote.json: contract is ${range} and must be ^${lowest}, for ${most.join(', ') || 'its major'}`,
  ]
}

const problemsWith = (remote: string, { version, entries }: Contract): readonly string[] => {
  const text: unknown = JSON.parse(readFileSync(join(projectRoot, remote, 'remote.json'), 'utf8'))
  const description = remoteDescription.parse(text)
  const used = usedEntries(entries, { description, sources: shippedSources(remote) })
  return rangeProblem(remote, description.contract, version, used)
}

/** Remotes whose range is not what they use; another check reports a contract that nobody can read. */
export const rangeProblems = (contract: Contract | null = committedContract()): readonly string[] =>
  contract
    ? packages.filter((name) => name.startsWith('mf-')).flatMap((remote) => problemsWith(remote, contract))
    : []
