import type {
  FaultClass,
  LayoutName,
  RouteAccess,
  RouteDeclaration,
  SkeletonName,
  SlotDeclaration,
} from './contract.ts'
import { comparePatterns, matchPattern, type PathParams } from './route-pattern.ts'

/** The parts that are released on their own; the shell is a release like the remotes. */
export type PartName = string

/** `release.json` of one immutable release, and the entry of the registry that names it. */
export interface Release {
  readonly part: PartName
  /** `YYYYMMDD-HHMM-<8 hex of content>`. */
  readonly version: string
  /** Hash of the sources and the lock file it was built from: a start publishes nothing that was published before. */
  readonly sourceHash: string
  /** The range of the shell contract it runs on; for the shell itself the version it offers. */
  readonly contract: string
  /** File name of the entry inside the release's folder. */
  readonly entry: string
  /** `sha384-…` of the entry; a browser never runs one that differs. */
  readonly integrity: string
  readonly owner: string
  readonly faultClass: FaultClass
  readonly namespaces: readonly string[]
  readonly routes: readonly RouteDeclaration[]
  readonly slots: readonly SlotDeclaration[]
  /**
   * Files to preload by exposed module (`./pages/search`), each with its own hash. The shell's: `.` has its first
   * scripts, the name of a module that it shares late that module's.
   */
  readonly files: Readonly<Record<string, readonly ReleaseFile[]>>
  /** By exposed module what the shell shares late and the module cannot start without; absent before contract 1.5.0. */
  readonly shares?: Readonly<Record<string, readonly string[]>>
  /** Languages with a catalogue at `locales/<language>.json`. */
  readonly languages: readonly string[]
  /** Pages and slots with fragments at `fragments/<name>.<language>.json`. */
  readonly fragments: readonly string[]
  /** Absent from what was published before it was recorded. */
  readonly made?: ReleaseOrigin
}

/** Where a release comes from: for whoever asks at night which commit runs. Nothing depends on it. */
export interface ReleaseOrigin {
  /** Of git; null where it was made outside a repository. */
  readonly commit: string | null
  /** False where the folder had changes that no commit has. */
  readonly clean: boolean
  /** As git knows whoever made it (`RELEASED_BY` first, for machines). */
  readonly by: string
  /** `--note`. */
  readonly note?: string
  /** `--force`: it went out without its checks and tests. */
  readonly forced?: boolean
  /** `--over-budget`: it weighs more than a part may. */
  readonly overBudget?: boolean
}

/** A file of a release, by its path below it, with the hash that the browser checks. */
export interface ReleaseFile {
  readonly file: string
  readonly integrity: string
}

/** What the store holds for one part. */
export interface RegistryEntry {
  readonly current: Release
  /** Newest first; a rollback makes the first of them current. */
  readonly previous: readonly Release[]
  /** Share of visitors, 0 to 1, that get `candidate`; sticky for each visitor. */
  readonly canary: { readonly candidate: Release; readonly share: number } | null
}

/** `registry.json`: the one document that says what runs. */
export interface RegistryDocument {
  /** Raised by one at each swap; a swap against another sequence is refused. */
  readonly sequence: number
  readonly parts: Readonly<Record<PartName, RegistryEntry>>
}

/** What the browser gets to know about one remote: only what the shell needs. */
export interface BrowserRemote {
  readonly name: string
  readonly version: string
  readonly owner: string
  /** URL of the entry. */
  readonly entry: string
  /** Null for a part that somebody tries from a developer's server: on another origin, where it changes with every save. */
  readonly integrity: string | null
  readonly faultClass: FaultClass
  /** Tuples keep the document small: name, pattern, page, layout, access, skeleton, line in the menu by language. */
  readonly routes: readonly (readonly [
    name: string,
    path: string,
    page: string,
    layout: LayoutName,
    access: RouteAccess,
    skeleton: SkeletonName,
    menu?: Readonly<Record<string, string>>,
  ])[]
  readonly slots: readonly BrowserSlot[]
}

/** What opens a slot, and where it does not; see {@link SlotDeclaration}. */
export type SlotOpening = Pick<SlotDeclaration, 'on' | 'where' | 'notOn' | 'lasting' | 'notice'>

/** What the browser gets of one slot. A release of before contract 1.4.0 says nothing of what opens its slots. */
export type BrowserSlot = readonly [name: string, faultClass: FaultClass, opening?: SlotOpening]

/** One row of the route table, made from the registry. */
export interface RouteRow {
  readonly remote: string
  readonly name: string
  readonly path: string
  readonly page: string
  readonly layout: LayoutName
  readonly access: RouteAccess
  readonly skeleton: SkeletonName
}

/** The route that owns a path, with the values of its parameters, still as text. */
export interface RouteMatch {
  readonly row: RouteRow
  readonly params: PathParams
}

/** URL of a file of a release. */
export const releaseUrl = (part: PartName, version: string, file: string): string =>
  `/r/${part}/${version}/${file}`

/** A slot as the browser gets it: that it is rendered when published is the document server's to know. */
export const browserSlot = ({ name, faultClass, fragment, ...opening }: SlotDeclaration): BrowserSlot =>
  Object.keys(opening).length > 0 ? [name, faultClass, opening] : [name, faultClass]

/** The routes of all remotes, the most specific pattern first, so that the first match wins. */
export const routeTable = (remotes: readonly BrowserRemote[]): readonly RouteRow[] =>
  remotes
    .flatMap((remote) =>
      remote.routes.map(([name, path, page, layout, access, skeleton]) => ({
        remote: remote.name,
        name,
        path,
        page,
        layout,
        access,
        skeleton,
      })),
    )
    .sort((a, b) => comparePatterns(a.path, b.path))

/** The first row whose pattern the path fits, or null. The table is sorted: the more specific pattern comes first. */
export const matchRoute = (table: readonly RouteRow[], path: string): RouteMatch | null => {
  for (const row of table) {
    const params = matchPattern(row.path, path)
    if (params) return { row, params }
  }
  return null
}
