import type { FileStore } from '../files/file-store.ts'

/** Archives that members asked for, until they are fetched or old. */
export type ExportStore = Pick<FileStore, 'open' | 'write' | 'remove'>

export const isExportKey = (key: string): boolean => /^[A-Za-z0-9_-]+\.zip$/.test(key)

export const createExportStore = (files: FileStore): ExportStore => ({
  open: async (key) => (isExportKey(key) ? files.open(key) : null),
  write: async (key, bytes) => {
    if (!isExportKey(key)) throw new Error(`Not an export key: ${key}`)
    await files.write(key, bytes)
  },
  remove: async (key) => {
    if (isExportKey(key)) await files.remove(key)
  },
})
