import { projectRoot, remotesIn } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'
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
  const description = checkedRemoteDescription(remote, root)
  return { description, used: usedEntries(entries, { description, sources: shippedSources(remote, root) }) }
}

const problemsWith = (remote: string, contract: Contract, root: string): readonly string[] => {
  const { description, used } = usedBy(remote, contract, root)
  return rangeProblem(remote, description.contract, contract.version, used)
}

/** The range that a remote has to declare, by what it is made of in a copy of the project. */
export const lowestRange = (remote: string, root: string): string => {
  const contract = committedContract()
  if (!contract) throw new Error('shared-events/contract.json is not as it was written')
  return `^${lowestVersion(contract.version, usedBy(remote, contract, root).used)}`
}

/** Remotes whose range is not what they use; another check reports a contract that nobody can read. */
export const rangeProblems = (
  root: string = projectRoot,
  remotes: readonly string[] = remotesIn(root),
): readonly string[] => {
  const contract = committedContract()
  return contract ? remotes.flatMap((remote) => problemsWith(remote, contract, root)) : []
}
