import { projectRoot } from '../project.ts'
import { checkedRemoteDescription } from '../remote-description.ts'
import type { ContractEntries, ContractEntry } from './contract-step.ts'
import { presentContract } from './present-contract.ts'
import { shippedSources } from './shipped-sources.ts'
import { usedCalls } from './used-calls.ts'
import { usedEntries } from './used-entries.ts'

/** File of a build that says what it counts on, or offers: what runs is compared by it, whatever is checked out. */
export const factsFile = 'facts.json'

/** The one section that is not between the shell and its remotes: what a part counts on of the API. */
export const callSection = 'calls'

/** What the shell offers, or what a remote uses of it, and what either uses of the API, as the sources say it now. */
export const factsOf = (part: string, root: string = projectRoot): ContractEntries => ({
  ...(part === 'shell' ? presentContract(root) : usedOfShell(part, root)),
  [callSection]: usedCalls(part, root),
})

const usedOfShell = (part: string, root: string): ContractEntries => {
  const present = presentContract(root)
  const description = checkedRemoteDescription(part, root)
  const undated = Object.fromEntries(
    Object.entries(present).map(([section, rows]) => [
      section,
      Object.fromEntries(Object.entries(rows).map(([name, { is }]) => [name, { since: '', is }])),
    ]),
  )
  const used: Record<string, Record<string, ContractEntry>> = {}
  for (const { section, name } of usedEntries(undated, {
    description,
    sources: shippedSources(part, root),
  })) {
    const entry = present[section]?.[name]
    if (!entry) continue
    used[section] ??= {}
    used[section][name] = entry
  }
  return used
}
