import type { Kysely } from 'kysely'
import { json } from '../src/database/schema/columns.ts'
import type { Database } from '../src/database/schema.ts'

/** Made up, like everybody in the demo: nobody can own an address that ends in `.example`. */
const promo = {
  text: 'Liever meteen een gezicht erbij? Bij onze partner praat je met iemand via de webcam.',
  url: 'https://webcam.example/',
}

/** An operator may advertise cam profiles in the search: the demo shows how that looks. */
export const writePromo = async (db: Kysely<Database>, host: string): Promise<void> => {
  await db
    .insertInto('domain_settings')
    .values({ host, country: '**', key: 'cam_promo', value: json(promo) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
