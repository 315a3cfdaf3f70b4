import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import * as z from 'zod/mini'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { satisfies } from '../../shell/server/registry/contract-range.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { type ContractEntries, differences } from '../contract/contract-step.ts'
import { factsFile } from '../contract/facts.ts'
import type { Store } from './store.ts'

/** A release with what its build said of itself; null where that was not recorded yet. */
export interface Known extends Pick<Release, 'part' | 'version' | 'contract'> {
  readonly facts: ContractEntries | null
}

const entries = z.record(
  z.string(),
  z.record(z.string(), z.object({ is: z.string(), demanded: z.optional(z.literal(true)) })),
)

/** Reads the facts in a folder of a build or of a release. */
export const withFacts = ({ part, version, contract }: Release, folder: string): Known => {
  const file = join(folder, factsFile)
  const parsed = existsSync(file) ? entries.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null
  // The absent `demanded` of a parsed row is absent, not undefined.
  const facts = parsed?.success ? (parsed.data as ContractEntries) : null
  return { part, version, contract, facts }
}

/** Of a release as it lies in the store. */
export const storedFacts = ({ folder }: Pick<Store, 'folder'>, release: Release): Known =>
  withFacts(release, storeLayout(folder).release(release.part, release.version))

const called = ({ part, version }: Known): string => `${part} ${version}`

/** Which of several texts a remote does not name it need not know: it takes them as any other. */
const withoutUnusedTexts = (offered: ContractEntries, used: ContractEntries): ContractEntries =>
  Object.fromEntries(
    Object.entries(offered).map(([section, rows]) => [
      section,
      Object.fromEntries(
        Object.entries(rows).filter(([name]) => !name.includes('=') || name in (used[section] ?? {})),
      ),
    ]),
  )

/** What a remote counts on and the shell has not, or has otherwise. Where its range refuses the shell, that is said. */
const besideShell = (remote: Known, shell: Known): readonly string[] => {
  if (!remote.facts || !shell.facts || !satisfies(shell.contract, remote.contract)) return []
  return differences(remote.facts, withoutUnusedTexts(shell.facts, remote.facts))
    .filter(({ step }) => step === 'major')
    .map(({ text }) => `${called(remote)} would break on ${called(shell)}: ${text}`)
}

/** Two remotes that mean different things by one event, or know different fields of it. */
const besideRemote = (one: Known, other: Known): readonly string[] => {
  const [mine, theirs] = [one.facts?.events ?? {}, other.facts?.events ?? {}]
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
    const event = name.replace(/[.=].*$/, '')
    if (!(event in mine && event in theirs)) return []
    const [here, there] = [mine[name], theirs[name]]
    if (here?.is === there?.is) return []
    if (here && there)
      return [`events ${name} is ${here.is} to ${called(one)} and ${there.is} to ${called(other)}`]
    // A field that may be absent, or one text of several, is known to whoever uses it alone.
    if (!(here ?? there)?.demanded || name.includes('=')) return []
    const [knows, lacks] = here ? [one, other] : [other, one]
    return [`events ${name}: ${called(knows)} cannot do without it, ${called(lacks)} does not know it`]
  })
}

/**
 * What would break between what comes and what stays, by what each build said of itself when it was made; each line
 * names the entry and both parts.
 */
export const factProblems = (coming: readonly Known[], staying: readonly Known[]): readonly string[] => {
  const isShell = ({ part }: Known): boolean => part === shellPart
  const others = staying.filter(({ part }) => !coming.some((known) => known.part === part))
  const comingShell = coming.find(isShell)
  const shells = comingShell ? [comingShell] : others.filter(isShell)
  const remotes = (comingShell ? [...coming, ...others] : coming).filter((known) => !isShell(known))
  const newRemotes = coming.filter((known) => !isShell(known))
  const pairs = newRemotes.flatMap((one, at) =>
    [...others.filter((known) => !isShell(known)), ...newRemotes.slice(at + 1)].map(
      (other) => [one, other] as const,
    ),
  )
  return [
    ...shells.flatMap((shell) => remotes.flatMap((remote) => besideShell(remote, shell))),
    ...pairs.flatMap(([one, other]) => besideRemote(one, other)),
  ]
}
