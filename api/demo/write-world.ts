import type { Kysely } from 'kysely'
import type { Database } from '../src/database/schema.ts'
import { writeDiscountCodes } from './discount-codes.ts'
import { createRowWriter } from './row-writer.ts'
import type { World } from './world.ts'
import { writeMoney } from './write-money.ts'
import { type Writing, writePeople } from './write-people.ts'
import { writeSocial } from './write-social.ts'

/** Writes the demo in one transaction: afterwards it is all there, or nothing is. */
export const writeWorld = (db: Kysely<Database>, world: World, writing: Writing): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const writer = await createRowWriter(trx)
    await writePeople(writer, world, writing)
    await writeMoney(writer, world)
    await writeSocial(writer, world)
    await writer.moveCounters()
    await writeDiscountCodes(trx, writing.now)
  })
