import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const enoughBytes = 4e9

/**
 * Runs with temporary files in memory where the machine has a file system for that with room to spare: each file of
 * the API's tests and each browser's site has a database of its own there, whose every commit would wait for the
 * disk. Elsewhere they stay where the system keeps them.
 */
export const withMemoryFolder = async <Result>(
  run: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> => {
  const folder = await roomyFolder()
  if (!folder) return run({})
  try {
    return await run({ TMPDIR: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const roomyFolder = async (): Promise<string | null> => {
  try {
    const { bavail, bsize } = await statfs(inMemory)
    if (bavail * bsize < enoughBytes) return null
    const folder = await mkdtemp(join(inMemory, 'lonk-tests-'))
    // A server of PostgreSQL, which runs as somebody else, goes through it to a folder of its own.
    await chmod(folder, 0o711)
    return folder
  } catch {
    return null
  }
}
