import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteDescription } from '../../shell/server/registry/registry.schema.ts'
import { projectRoot, remoteNames } from '../project.ts'
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

const usedBy = (remote: string, { entries }: Contract, root: string) => {
  const text: unknown = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'))
  const description = remoteDescription.parse(text)
  return { description, used: usedEntries(entries, { description, sources: shippedSources(remote, root) }) }
}

const problemsWith = (remote: string, contract: Contract): readonly string[] => {
  const { description, used } = usedBy(remote, contract, projectRoot)
  return rangeProblem(remote, description.contract, contract.version, used)
}

/** The range that a remote has to declare, by what it is made of in a copy of the project. */
export const lowestRange = (remote: string, root: string): string => {
  const contract = committedContract()
  if (!contract) throw new Error('shared-events/contract.json is not as it was written')
  return `^${lowestVersion(contract.version, usedBy(remote, contract, root).used)}`
}

/** Remotes whose range is not what they use; another check reports a contract that nobody can read. */
export const rangeProblems = (contract: Contract | null = committedContract()): readonly string[] =>
  contract ? remoteNames.flatMap((remote) => problemsWith(remote, contract)) : []
