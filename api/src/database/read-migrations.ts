import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'

const numbered = /^(\d{4}-.+)\.ts$/

/**
 * The files of `migrations/` that begin with four digits, by name, which is their order and what the database remembers.
 * A released one is never changed or renamed; the next number is taken.
 */
export const readMigrations = async (): Promise<Record<string, Migration>> => {
  const files = await readdir(new URL('./migrations/', import.meta.url))
  const names = files.flatMap((file) => numbered.exec(file)?.[1] ?? []).sort()
  const read = names.map(
    async (name): Promise<[string, Migration]> => [name, await import(`./migrations/${name}.ts`)],
  )
  return Object.fromEntries(await Promise.all(read))
}
