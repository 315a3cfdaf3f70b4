import { constants, createReadStream, type Dirent } from 'node:fs'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { StoreError } from './store-error.ts'

/** With `private` readable by the site's own user alone. */
export const createFolder = (folder: string, { private: hidden = false } = {}): FileStore => {
  return {
    open: (name) =>
      asked(async () => {
        const path = join(folder, name)
        const found = await stat(path).catch(nullIfMissing)
        return found?.isFile() ? { stream: createReadStream(path), size: found.size } : null
      }),
    write: (name, bytes) =>
      asked(async () => {
        await mkdir(folder, { recursive: true, ...(hidden ? { mode: 0o700 } : {}) })
        // Renamed into place: nobody ever reads half a file.
        const unfinished = join(folder, `.${name}.${process.pid}`)
        try {
          await writeFile(unfinished, bytes, hidden ? { mode: 0o600 } : {})
          await rename(unfinished, join(folder, name))
        } catch (error) {
          await rm(unfinished, { force: true }).catch(() => {})
          throw error
        }
      }),
    remove: (name) => asked(() => rm(join(folder, name), { force: true })),
    list: async function* () {
      const entries = await asked(() => readdir(folder, { withFileTypes: true }).catch(nullIfMissing))
      for (const { name } of (entries ?? []).filter(isKept)) {
        const found = await asked(() => stat(join(folder, name)).catch(nullIfMissing))
        if (found) yield { name, size: found.size }
      }
    },
    // One that is not there yet is made by the first file.
    check: () =>
      asked(async () => {
        await access(`${folder}/.`, constants.R_OK | constants.W_OK).catch(nullIfMissing)
      }),
  }
}

/** A name with a dot before it is a file that was never finished. */
const isKept = (entry: Dirent): boolean => entry.isFile() && !entry.name.startsWith('.')

const nullIfMissing = (error: unknown): null => {
  if (Object(error).code === 'ENOENT') return null
  throw error
}

const full = ['ENOSPC', 'EDQUOT', 'EFBIG']
const refused = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

const asked = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act()
  } catch (error) {
    const { code, syscall } = Object(error)
    if (typeof code !== 'string' || typeof syscall !== 'string') throw error
    const reason = full.includes(code) ? 'full' : refused.includes(code) ? 'refused' : 'away'
    throw new StoreError(reason, code)
  }
}
