import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi, type TestApi } from './harness.ts'
import { mmdbFile } from './mmdb-file.ts'
import type { Person } from './people.ts'
import type { Answer } from './visitors.ts'

/** The API with an operator's file by which addresses `81.x.x.x` are in `country`, and all others nowhere. */
export const startApiSeeing = async (country: string): Promise<TestApi> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-seen-'))
  const file = join(folder, 'countries.mmdb')
  await writeFile(file, mmdbFile(81, country))
  const api = await startApi({ env: { GEOIP_FILE: file } })
  return {
    ...api,
    end: async () => {
      await api.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Options of a call from an address that the file knows, and from one that it does not. */
export const seen = { headers: { 'X-Forwarded-For': '81.2.3.4' } }
export const nowhere = { headers: { 'X-Forwarded-For': '82.2.3.4' } }

/** Orders a bundle of a country by card, whether or not it is sold to this member. */
export const orderIn = async (
  api: TestApi,
  person: Pick<Person, 'post'>,
  country: string,
  where: { headers: Record<string, string>; key?: string } = nowhere,
  { credits = 10, ...extra }: Record<string, unknown> = {},
): Promise<Answer> => {
  const bundle = await api.services.db
    .selectFrom('bundles')
    .select('id')
    .where('country', '=', country)
    .where('credits', '=', Number(credits))
    .executeTakeFirstOrThrow()
  const wish = {
    bundle_id: bundle.id,
    paymentmethod: 'creditcard',
    country,
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
    ...extra,
  }
  return person.post('/api/order.php', wish, where)
}
