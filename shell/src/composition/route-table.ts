import {
  type BrowserRemote,
  matchRoute,
  type RouteMatch,
  type RouteRow,
  routeTable,
  type SlotOpening,
} from '@lonk/shared-events/registry.ts'

let rows: readonly RouteRow[] = []
let latest: { readonly path: string; readonly match: RouteMatch | null } | null = null
let remotes: readonly BrowserRemote[] = []

/** Made once from the registry that the document carries; a newer registry comes with the next document. */
export const setRouteTable = (from: readonly BrowserRemote[]): void => {
  // First what may fail: a broken registry leaves nothing half set.
  rows = routeTable(from)
  remotes = from
  latest = null
}

/**
 * The route that owns a path, or null: then the shell shows its 404 page. Looked up once: single-spa asks each remote's
 * frame anew whenever another one is registered, which with fifty remotes kept a phone busy for two seconds.
 */
export const routeOf = (path: string): RouteMatch | null => {
  if (latest?.path !== path) latest = { path, match: matchRoute(rows, path) }
  return latest.match
}

/** A page with a line in the account menu. */
export interface MenuRow {
  readonly name: string
  readonly path: string
  /** By language. */
  readonly texts: Readonly<Record<string, string>>
}

/** In the order of the registry: the remotes by name, their routes as declared. */
export const menuRows = (): readonly MenuRow[] =>
  remotes.flatMap(({ routes }) =>
    routes.flatMap(([name, path, , , , , texts]) => (texts ? [{ name, path, texts }] : [])),
  )

export const remoteNamed = (name: string): BrowserRemote | undefined =>
  remotes.find((remote) => remote.name === name)

/** A slot of the registry: whose it is and what opens it. */
export interface SlotRow extends SlotOpening {
  readonly remote: string
  readonly name: string
}

/** The slots of all remotes. */
export const slotRows = (): readonly SlotRow[] =>
  remotes.flatMap(({ name: remote, slots }) =>
    slots.map(([name, , opening]) => ({ remote, name, ...opening })),
  )

/** The remote that brings a slot, and what the shell does when it fails. */
export const slotOwner = (slot: string) => {
  for (const remote of remotes) {
    const declared = remote.slots.find(([name]) => name === slot)
    if (declared) return { remote: remote.name, faultClass: declared[1] }
  }
  return null
}
