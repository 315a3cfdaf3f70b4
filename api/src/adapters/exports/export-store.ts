import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Archives that members asked for, until they are fetched or old. A folder; a bucket can follow. */
export type ExportStore = {
  open: (key: string) => Promise<{ stream: Readable; size: number } | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
}

const isKey = (key: string): boolean => /^[A-Za-z0-9_-]+\.zip$/.test(key)

/** Readable by the site's own user alone. */
export const createExportFolder = (folder: string): ExportStore => ({
  open: async (key) => {
    if (!isKey(key)) return null
    const path = join(folder, key)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? { stream: createReadStream(path), size: found.size } : null
  },
  write: async (key, bytes) => {
    if (!isKey(key)) throw new Error(`Not an export key: ${key}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${key}.${process.pid}`)
    await writeFile(unfinished, bytes, { mode: 0o600 })
    await rename(unfinished, join(folder, key))
  },
  remove: async (key) => {
    if (isKey(key)) await rm(join(folder, key), { force: true })
  },
})
