import { type BrowserRemote, releaseUrl } from './registry.ts'

type Route = BrowserRemote['routes'][number]
type Unnamed = Route extends readonly [string, ...infer Rest] ? readonly [...Rest] : never

/** A {@link BrowserRemote} without what the rest of it says, which every document would carry for nothing. */
export interface DocumentRemote extends Omit<BrowserRemote, 'owner' | 'faultClass' | 'routes'> {
  /** Absent where it is `team-members` of `mf-members`. */
  readonly owner?: BrowserRemote['owner']
  /** Below the release's folder, or a whole address where the part is on another server. */
  readonly entry: string
  /** Absent where it is `primary`. */
  readonly faultClass?: BrowserRemote['faultClass']
  /** A route begins with its pattern where its name follows from that: `members-id` from `/members/:id`. */
  readonly routes: readonly (Route | Unnamed)[]
}

const ownerFor = (part: string): string => part.replace(/^mf-/, 'team-')

const nameFor = (path: string): string =>
  path
    .replaceAll(/\([^)]*\)|[:?]/g, '')
    .split('/')
    .filter(Boolean)
    .join('-') || 'index'

const withoutName = (route: Route): Route | Unnamed => {
  const [name, ...rest] = route
  return name === nameFor(route[1]) ? rest : route
}

const isUnnamed = (route: Route | Unnamed): route is Unnamed => route[0].startsWith('/')

/** As a document carries it, for a shell that has {@link fromDocument}: since contract 1.15.0. */
export const toDocument = ({
  owner,
  entry,
  faultClass,
  routes,
  ...remote
}: BrowserRemote): DocumentRemote => {
  const folder = releaseUrl(remote.name, remote.version, '')
  return {
    ...remote,
    ...(owner === ownerFor(remote.name) ? {} : { owner }),
    entry: entry.startsWith(folder) ? entry.slice(folder.length) : entry,
    ...(faultClass === 'primary' ? {} : { faultClass }),
    routes: routes.map(withoutName),
  }
}

/** As it was before {@link toDocument}; what did not go through that stays as it is. */
export const fromDocument = (remote: DocumentRemote): BrowserRemote => ({
  ...remote,
  owner: remote.owner ?? ownerFor(remote.name),
  entry: remote.entry.includes('/') ? remote.entry : releaseUrl(remote.name, remote.version, remote.entry),
  faultClass: remote.faultClass ?? 'primary',
  routes: remote.routes.map((route): Route => (isUnnamed(route) ? [nameFor(route[0]), ...route] : route)),
})
