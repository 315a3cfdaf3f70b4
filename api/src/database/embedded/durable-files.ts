import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { nfd?: number }
type Module = { NODEFS?: { stream_ops?: { fsync?: (stream: Stream) => number } } }

/**
 * Out of the box the embedded PostgreSQL never calls fsync: started with `-F`, on a file system whose streams have no
 * fsync. A power cut could then lose what was acknowledged. This gives the streams one, and counts it, so that the
 * start can see that a commit reaches the disk. It leans on internals of PGlite 0.5; see `start-check.ts`.
 */
export class DurableFiles extends NodeFS {
  syncs = 0

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addSync = (module: Module) => {
      const operations = module.NODEFS?.stream_ops
      if (!operations) return
      operations.fsync = (stream) => {
        if (stream.nfd === undefined) return 0
        fsyncSync(stream.nfd)
        this.syncs += 1
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...asList(emscriptenOpts.preRun), addSync] } }
  }
}

const asList = <Item>(value: Item | Item[] | undefined): Item[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
