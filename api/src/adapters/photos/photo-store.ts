import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Pictures by key. A folder; a bucket can follow behind the same three calls. */
export type PhotoStore = {
  open: (key: string) => Promise<{ stream: Readable; size: number; type: string } | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
}

const types: Partial<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** Keys are made by us, letters and digits only: no path can be made of one. */
export const isPhotoKey = (key: string): boolean => /^[A-Za-z0-9_-]+\.(svg|webp|avif|jpg|png)$/.test(key)

export const createPhotoFolder = (folder: string): PhotoStore => ({
  open: async (key) => {
    const type = types[extname(key)]
    if (!isPhotoKey(key) || !type) return null
    const path = join(folder, key)
    const found = await stat(path).catch(() => null)
    return found?.isFile() ? { stream: createReadStream(path), size: found.size, type } : null
  },
  write: async (key, bytes) => {
    if (!isPhotoKey(key)) throw new Error(`Not a photo key: ${key}`)
    await mkdir(folder, { recursive: true })
    // Renamed into place: nobody ever reads half a picture.
    const unfinished = join(folder, `.${key}.${process.pid}`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, join(folder, key))
  },
  remove: (key) => rm(join(folder, key), { force: true }),
})
