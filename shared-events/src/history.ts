/** What changed the location; the names are react-router's. */
export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE'

/** Where the site is: the parts of its address that pages are chosen by. */
export interface SiteLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

/** A location and how the site came there. */
export interface HistorySnapshot {
  readonly location: SiteLocation
  readonly action: NavigationAction
  /** How many steps of this site lie behind this one. */
  readonly index: number
}

/** The one history of the document; the shell pushes, frames listen. */
export interface HistoryStore {
  getSnapshot(): HistorySnapshot
  subscribe(changed: () => void): () => void
  push(path: string, state?: unknown): void
  replace(path: string, state?: unknown): void
  go(delta: number): void
}

/** The part of `window` that the store needs; tests give their own. */
export interface HistoryWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string }
  readonly history: Pick<History, 'pushState' | 'replaceState' | 'go' | 'state'>
  addEventListener(type: 'popstate', listener: (event: Event) => void): void
}

interface Entry {
  readonly key: string
  readonly index: number
  readonly state: unknown
}

const isEntry = (value: unknown): value is { lonk: Entry } => {
  if (typeof value !== 'object' || value === null || !('lonk' in value)) return false
  const entry = value.lonk
  return typeof entry === 'object' && entry !== null && 'key' in entry && 'index' in entry
}

const newKey = () => Math.random().toString(36).slice(2, 10)

/**
 * The one history of the site. Made before single-spa starts, so that its listener comes first; events that
 * single-spa fabricates for our own pushes are ignored, or each navigation would be seen twice, as POP.
 */
export const createHistory = (window: HistoryWindow): HistoryStore => {
  const listeners = new Set<() => void>()

  const read = (action: NavigationAction): HistorySnapshot => {
    const state: unknown = window.history.state
    const entry = isEntry(state) ? state.lonk : { key: 'first', index: 0, state: null }
    const { pathname, search, hash } = window.location
    return {
      location: { pathname, search, hash, state: entry.state, key: entry.key },
      action,
      index: entry.index,
    }
  }

  let snapshot = read('POP')

  const changed = (action: NavigationAction) => {
    snapshot = read(action)
    for (const listener of [...listeners]) listener()
  }

  window.addEventListener('popstate', (event) => {
    if ('singleSpa' in event && event.singleSpa) return
    changed('POP')
  })

  const write = (action: 'PUSH' | 'REPLACE', path: string, state: unknown) => {
    const index = snapshot.index + (action === 'PUSH' ? 1 : 0)
    const entry = { lonk: { key: newKey(), index, state: state ?? null } }
    // The snapshot is renewed before the browser's history: single-spa reacts to the latter at once.
    const url = new URL(path, 'http://site')
    snapshot = {
      location: {
        pathname: url.pathname,
        search: url.search,
        hash: url.hash,
        state: entry.lonk.state,
        key: entry.lonk.key,
      },
      action,
      index,
    }
    // Looked up at each call, because single-spa replaces these functions when it starts.
    if (action === 'PUSH') window.history.pushState(entry, '', path)
    else window.history.replaceState(entry, '', path)
    for (const listener of [...listeners]) listener()
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push: (path, state) => write('PUSH', path, state),
    replace: (path, state) => write('REPLACE', path, state),
    go: (delta) => window.history.go(delta),
  }
}
