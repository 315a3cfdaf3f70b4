import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'lonk-upload-'

/** No upload takes this long, its wait for the lock included. */
const oldAfter = 3_600_000

/** Where an upload is unpacked: outside the store, so that one that is refused leaves nothing in it. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Removes those of servers that were killed over them. */
export const dropOldUploads = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => null)
    if (found && Date.now() - found.mtimeMs > oldAfter) await rm(folder, { recursive: true, force: true })
  }
}
