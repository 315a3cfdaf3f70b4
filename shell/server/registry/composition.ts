import type { RouteDeclaration } from '@lonk/shared-events/contract.ts'
import { type DocumentRemote, toDocument } from '@lonk/shared-events/document-remotes.ts'
import {
  type BrowserRemote,
  browserSlot,
  type RegistryDocument,
  type RegistryEntry,
  type Release,
  type RouteMatch,
  type RouteRow,
  releaseUrl,
  routeTable,
} from '@lonk/shared-events/registry.ts'
import { getsCandidate } from './canary.ts'
import { satisfies } from './contract-range.ts'
import { remoteElsewhere, unrendered } from './part-elsewhere.ts'
import type { CandidateTrial, ElsewhereTrial } from './trial.ts'

export const shellPart = 'shell'

/** The releases that one visitor gets, and the route table made from them. */
export interface Composition {
  readonly shell: Release
  readonly remotes: ReadonlyMap<string, Release>
  readonly browserRemotes: readonly BrowserRemote[]
  readonly table: readonly RouteRow[]
  /** Routes of remotes of which no version runs on this shell. */
  readonly unavailable: readonly RouteRow[]
}

/** Which candidate somebody tries, whatever their number, or from which server they have a part. */
type Tried = Omit<CandidateTrial, 'until'> | Omit<ElsewhereTrial, 'until'>

/**
 * Picks the shell and, of each remote, the newest version whose contract range that shell satisfies. A visitor
 * without a number gets no candidates but the one that they try.
 */
export const composeFor = (
  document: RegistryDocument,
  visitor: number | null,
  tried: Tried | null = null,
): Composition | null => {
  const shellEntry = document.parts[shellPart]
  if (!shellEntry) return null
  const shell = newestFirst(shellEntry, visitor, tried)[0] ?? shellEntry.current
  const remotes = new Map<string, Release>()
  const missing: Release[] = []
  for (const [name, entry] of Object.entries(document.parts)) {
    if (name === shellPart) continue
    const fitting = newestFirst(entry, visitor, tried).find((release) =>
      satisfies(shell.contract, release.contract),
    )
    if (fitting) remotes.set(name, isElsewhere(fitting, tried) ? unrendered(fitting) : fitting)
    else missing.push(entry.current)
  }
  const browserRemotes = [...remotes.values()].map((release) => {
    const remote = browserRemote(release)
    return isElsewhere(release, tried) ? remoteElsewhere(remote, tried.from) : remote
  })
  return {
    shell,
    remotes,
    browserRemotes,
    table: routeTable(browserRemotes),
    unavailable: routeTable(missing.map(browserRemote)),
  }
}

const isElsewhere = ({ part }: Release, tried: Tried | null): tried is Omit<ElsewhereTrial, 'until'> =>
  tried !== null && 'from' in tried && tried.part === part

const newestFirst = (
  entry: RegistryEntry,
  visitor: number | null,
  tried: Tried | null,
): readonly Release[] => {
  const stable = [entry.current, ...entry.previous]
  if (!entry.canary) return stable
  const { candidate, share } = entry.canary
  const isTried = tried?.part === candidate.part && 'version' in tried && tried.version === candidate.version
  const drawn = visitor !== null && getsCandidate(candidate, share, visitor)
  return isTried || drawn ? [candidate, ...stable] : stable
}

const browserRemote = (release: Release): BrowserRemote => ({
  name: release.part,
  version: release.version,
  owner: release.owner,
  entry: releaseUrl(release.part, release.version, release.entry),
  integrity: release.integrity,
  faultClass: release.faultClass,
  routes: release.routes.map(({ name, path, page, layout, access, skeleton, menu }) =>
    menu ? [name, path, page, layout, access, skeleton, menu] : [name, path, page, layout, access, skeleton],
  ),
  slots: release.slots.map(browserSlot),
})

/** For the shell of the same document, which reads them; one of before contract 1.15.0 knows but the whole. */
export const documentRemotes = ({ shell, browserRemotes }: Composition): readonly DocumentRemote[] =>
  satisfies(shell.contract, '^1.15.0') ? browserRemotes.map(toDocument) : browserRemotes

/** What the document server needs of a route and the browser does not: first data and fragments. */
export const declarationOf = (composition: Composition, match: RouteMatch): RouteDeclaration | undefined =>
  composition.remotes.get(match.row.remote)?.routes.find((route) => route.name === match.row.name)

/** Compositions are kept while the registry stays: most visitors share one. */
export const createComposer = () => {
  let kept: { document: RegistryDocument; stable: Composition | null } | null = null
  return (
    document: RegistryDocument,
    visitor: number | null,
    tried: Tried | null = null,
  ): Composition | null => {
    if (visitor !== null || tried !== null) return composeFor(document, visitor, tried)
    if (kept?.document !== document) kept = { document, stable: composeFor(document, null) }
    return kept.stable
  }
}
