import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileStore } from '../files/file-store.ts'

/** Pictures by key. */
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

export const createPhotoStore = (files: FileStore): PhotoStore => ({
  open: async (key) => {
    const type = types[extname(key)]
    if (!isPhotoKey(key) || !type) return null
    const found = await files.open(key)
    return found && { ...found, type }
  },
  write: async (key, bytes) => {
    if (!isPhotoKey(key)) throw new Error(`Not a photo key: ${key}`)
    await files.write(key, bytes)
  },
  remove: async (key) => {
    if (isPhotoKey(key)) await files.remove(key)
  },
})
