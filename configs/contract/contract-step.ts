/** One thing that the shell and its remotes agree on, as the sources say it now. */
export interface ContractEntry {
  readonly is: string
  /**
   * Whoever knows the thing that it belongs to (`like-given` of `like-given.match`) fails without it: a field that a
   * publisher must give, a value that a hearer must understand.
   */
  readonly demanded?: true
}

/** Entries by section and name. */
export type ContractEntries = Readonly<Record<string, Readonly<Record<string, ContractEntry>>>>

/** By how much a version has to be raised. */
export type Step = 'none' | 'minor' | 'major'

/** One difference between two contracts. */
export interface Difference {
  readonly step: Exclude<Step, 'none'>
  /** For a person: `events like-given.match: is gone`. */
  readonly text: string
}

/** What makes an older remote fail is major: gone, changed, or newly demanded. What else is new is minor. */
export const differences = (before: ContractEntries, after: ContractEntries): readonly Difference[] => {
  const found: Difference[] = []
  for (const section of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const old = before[section] ?? {}
    const present = after[section] ?? {}
    for (const [name, { is }] of Object.entries(old)) {
      const now = present[name]
      if (!now) found.push({ step: 'major', text: `${section} ${name}: is gone` })
      else if (now.is !== is)
        found.push({ step: 'major', text: `${section} ${name}: was ${is}, is ${now.is}` })
    }
    for (const [name, { demanded }] of Object.entries(present)) {
      if (name in old) continue
      const breaks = demanded && ownerOf(name) in old
      found.push(
        breaks
          ? { step: 'major', text: `${section} ${name}: is new, and ${ownerOf(name)} cannot do without it` }
          : { step: 'minor', text: `${section} ${name}: is new` },
      )
    }
  }
  return found
}

/** `like-given` of `like-given.match`, `logged-out.reason` of `logged-out.reason=own-act`. */
const ownerOf = (name: string): string => name.replace(/[.=][^.=]*$/, '')

/** By how much the version has to be raised from one contract to the other. */
export const stepBetween = (before: ContractEntries, after: ContractEntries): Step => {
  const steps = differences(before, after).map(({ step }) => step)
  if (steps.includes('major')) return 'major'
  return steps.length > 0 ? 'minor' : 'none'
}

/** The version after a step: `1.2.0` becomes `1.3.0` or `2.0.0`. */
export const raised = (version: string, step: Step): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (step === 'major') return `${major + 1}.0.0`
  return step === 'minor' ? `${major}.${minor + 1}.0` : version
}
