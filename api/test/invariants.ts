import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../src/database/connection.ts'

export type Broken = { invariant: string; rows: unknown[] }

/** Runs every invariant and returns those that are broken, with at most ten of their rows. */
export const brokenInvariants = async (db: Db): Promise<Broken[]> => {
  const broken: Broken[] = []
  for (const { name, query } of invariants()) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0) broken.push({ invariant: name, rows: rows.slice(0, 10) })
  }
  return broken
}

/** For `afterAll` of a class of tests: fails with the sentences that do not hold. */
export const checkInvariants = async (db: Db): Promise<void> => {
  const broken = await brokenInvariants(db)
  if (broken.length > 0) throw new Error(`Invariants are broken:\n${JSON.stringify(broken, null, 2)}`)
}

type Invariant = { name: string; query: string }

export const invariants = (): Invariant[] =>
  readFileSync(new URL('../invariants.sql', import.meta.url), 'utf8')
    .split(/^-- invariant /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end), query: part.slice(end).trim().replace(/;\s*$/, '') }
    })
