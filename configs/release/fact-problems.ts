import { shellPart } from '../../shell/server/registry/composition.ts'
import { satisfies } from '../../shell/server/registry/contract-range.ts'
import { type ContractEntries, differences } from '../contract/contract-step.ts'
import { callSection } from '../contract/facts.ts'
import type { Described } from './release-facts.ts'

/** What is compared of a release. */
export type Known = Pick<Described, 'part' | 'version' | 'contract' | 'facts'>

const called = ({ part, version }: Known): string => `${part} ${version}`

/** Without what is between a part and the API. */
const betweenParts = ({ [callSection]: _, ...facts }: ContractEntries): ContractEntries => facts

/** Without the texts of a choice that a remote does not name: it treats those like any other. */
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
  const [used, offered] = [betweenParts(remote.facts), betweenParts(shell.facts)]
  return differences(used, withoutUnusedTexts(offered, used))
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
 * What would break between what comes and what runs beside it, by what each build said of itself when it was made; each
 * line names the entry and both parts. Beside a candidate stays the release that most visitors keep, of every part.
 */
export const factProblems = (coming: readonly Known[], staying: readonly Known[]): readonly string[] =>
  coming.flatMap((one, at) =>
    [...staying, ...coming.slice(at + 1)]
      .filter(({ part }) => part !== one.part)
      .flatMap((other) => {
        if (one.part === shellPart) return besideShell(other, one)
        return other.part === shellPart ? besideShell(one, other) : besideRemote(one, other)
      }),
  )
