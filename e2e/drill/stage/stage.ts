import { rm } from 'node:fs/promises'
import { type PostgresPair, startPair } from '../../../api/test/databases/postgres-pair.ts'
import { type Office, openOffice } from '../../attack/world/office.ts'
import { apiEnvironment, apiServers } from './apis.ts'
import { documentServers } from './document-servers.ts'
import { makePlace, type Place } from './place.ts'
import { createProxy, type FrontProxy } from './proxy.ts'
import { publishAll, type Releases } from './releases.ts'
import type { Server } from './server.ts'

/** The site of the drill: three APIs, two document servers, a proxy, a primary and its standby, on this machine. */
export interface Stage {
  readonly place: Place
  readonly database: PostgresPair
  readonly apis: readonly Server[]
  readonly documents: readonly Server[]
  readonly proxy: FrontProxy
  readonly releases: Releases
  /** Where members are made, and the books are looked at. */
  readonly office: Office
  /** Of processes that ended though nobody had ended them. */
  readonly died: () => readonly string[]
  readonly stop: () => Promise<void>
}

export const startStage = async (say: (line: string) => void): Promise<Stage> => {
  const place = await makePlace()
  const undo: (() => Promise<unknown>)[] = [() => rm(place.folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of undo.splice(0).reverse()) await end().catch((cause: unknown) => say(String(cause)))
  }
  try {
    const releases = await publishAll(place, say)
    undo.push(releases.remove)
    // Whoever was told has it on two disks.
    const database = await startPair(['fsync=on'])
    undo.push(database.stop)
    const office = await openOffice(apiEnvironment(place, database.url))
    undo.push(office.close)
    const apis = apiServers(place, database.url)
    const documents = documentServers(place, releases.publicKey)
    const proxy = await createProxy(place)
    // In no certain order: each waits for what it needs.
    for (const server of [...apis, ...documents]) undo.push(() => server.retire('SIGKILL'))
    // A signal that it hears: its workers would outlive it.
    undo.push(() => proxy.retire('SIGTERM'))
    await Promise.all([proxy, ...apis, ...documents].map((server) => server.start()))
    const died = () => [...apis, ...documents, proxy].flatMap((server) => server.died())
    return { place, database, apis, documents, proxy, releases, office, died, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}
