import type { PageModule, PageProps, SlotModule, SlotProps } from '@lonk/shared-events/contract.ts'
import { loadRemote, registerGlobalPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { loadCatalogue } from '../language/catalogues.ts'
import { failedShares } from './failed-shares.ts'
import { pinEntry } from './federation-guard.ts'
import { PartFailure } from './part-failure.ts'
import { remoteNamed, slotOwner } from './route-table.ts'

// For the instances that remotes' entries will make; the shell's own has it from `federation-guard.ts`.
registerGlobalPlugins([failedShares()])

/** How long a failure is remembered: the error page must not ask a second time for the same. */
const rememberedFailure = 1_000
/** A chunk that has neither come nor failed by then counts as hung. */
const loadTimeout = 8_000

type Exposed = 'pages' | 'slots'
type Loaded = { readonly [K in Exposed]: Map<string, ComponentType<never>> }

const loaded: Loaded = { pages: new Map(), slots: new Map() }
const loading = new Map<string, Promise<unknown>>()
const registered = new Set<string>()

const containerOf = (remote: string) => remote.replaceAll('-', '_')

const register = (name: string, fresh: boolean): void => {
  const remote = remoteNamed(name)
  if (!remote)
    throw new PartFailure({ owner: name, phase: 'registry', message: `${name} is not in the registry` })
  if (registered.has(name) && !fresh) return
  // A browser keeps a failed script by its address: a retry asks with a new one.
  const entry = new URL(fresh ? `${remote.entry}?retry=${Date.now()}` : remote.entry, location.href).href
  pinEntry(entry, remote.integrity)
  registerRemotes([{ name: containerOf(name), entry, type: 'global' }], { force: fresh })
  registered.add(name)
}

const hasComponent = <Key extends string>(
  module: unknown,
  key: Key,
): module is Record<Key, ComponentType<never>> =>
  typeof module === 'object' &&
  module !== null &&
  key in module &&
  typeof Reflect.get(module, key) === 'function'

const withTimeout = <T>(work: Promise<T>, owner: string): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PartFailure({ owner, phase: 'load', message: `${owner} did not answer in time` })),
      loadTimeout,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const fetchModule = async (
  remote: string,
  kind: Exposed,
  name: string,
  fresh: boolean,
): Promise<ComponentType<never>> => {
  register(remote, fresh)
  const [module] = await withTimeout(
    Promise.all([loadRemote<unknown>(`${containerOf(remote)}/${kind}/${name}`), loadRemoteCatalogue(remote)]),
    remote,
  )
  const key = kind === 'pages' ? 'Page' : 'Slot'
  if (!hasComponent(module, key)) {
    throw new PartFailure({ owner: remote, phase: 'shape', message: `${kind}/${name} exports no ${key}` })
  }
  return module[key]
}

/** The address that a preload of it has, too: a release's files are all below one folder. */
const besideEntry = (entry: string, file: string): string => new URL(file, new URL(entry, location.href)).href

const loadRemoteCatalogue = (name: string): Promise<void> => {
  const remote = remoteNamed(name)
  return remote
    ? loadCatalogue(name, (locale) => besideEntry(remote.entry, `locales/${locale}.json`))
    : Promise.resolve()
}

const load = (remote: string, kind: Exposed, name: string, fresh = false): Promise<ComponentType<never>> => {
  const key = `${remote}/${name}`
  const known = loaded[kind].get(key)
  if (known && !fresh) return Promise.resolve(known)
  const underway = loading.get(`${kind}/${key}`)
  if (underway && !fresh) return underway as Promise<ComponentType<never>>
  const work = fetchModule(remote, kind, name, fresh).then(
    (component) => {
      loaded[kind].set(key, component)
      loading.delete(`${kind}/${key}`)
      return component
    },
    (cause: unknown) => {
      setTimeout(() => loading.delete(`${kind}/${key}`), rememberedFailure)
      throw PartFailure.from(cause, { owner: remote, phase: 'load' })
    },
  )
  // Whoever only warms the module up does not wait for it: a rejection nobody awaits is not an error.
  work.catch(() => undefined)
  loading.set(`${kind}/${key}`, work)
  return work
}

// The casts below restore what `hasComponent` can only see as a function: which props the shell gives it is the
// contract of pages and slots, checked when a remote is published.

/** A page that was loaded before, or undefined. */
export const loadedPage = (remote: string, page: string): ComponentType<PageProps> | undefined =>
  loaded.pages.get(`${remote}/${page}`) as PageModule['Page'] | undefined

/** Code and texts of a page together. Rejects with a {@link PartFailure}; `fresh` forgets an earlier failure. */
export const loadPage = async (remote: string, page: string, fresh = false): Promise<PageModule['Page']> =>
  (await load(remote, 'pages', page, fresh)) as PageModule['Page']

export const loadSlot = async (remote: string, slot: string): Promise<SlotModule['Slot']> =>
  (await load(remote, 'slots', slot)) as ComponentType<SlotProps>

/** Whether a slot can be shown at once. */
export const isLoadedSlot = (slot: string): boolean => {
  const owner = slotOwner(slot)
  return owner !== null && loaded.slots.has(`${owner.remote}/${slot}`)
}
