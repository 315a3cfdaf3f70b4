import { createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type AsyncZippable, zip } from 'fflate'
import * as z from 'zod/mini'
import type { JobHandler } from '../../jobs/jobs.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { collectData } from './collect-data.ts'

const payloadOf = z.object({ id: z.number() })

/** Makes an archive that was asked for: one JSON file for each kind of data, and the member's own photos. */
export const makeExport =
  (services: Services): JobHandler =>
  async (payload) => {
    const { id } = payloadOf.parse(payload)
    const { db, exports } = services
    const asked = await db
      .selectFrom('exports')
      .select('user_id')
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .executeTakeFirst()
    const key = archiveKey(services, id)
    if (!asked) return removeUnlessKept(services, id, key)
    const files = await contentOf(services, asked.user_id)
    await exports.write(key, await zipped(files))
    const updated = await db
      .updateTable('exports')
      .set({ state: 'ready', storage_key: key })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .returning('id')
      .executeTakeFirst()
    if (!updated) await removeUnlessKept(services, id, key)
  }

/** Deleted meanwhile, with the account; or another process was faster, and the file is from there. */
const removeUnlessKept = async ({ db, exports }: Services, id: number, key: string): Promise<void> => {
  const kept = await db.selectFrom('exports').select('id').where('id', '=', id).executeTakeFirst()
  if (!kept) await exports.remove(key)
}

/** The same each time: a job that is done again because its process died writes over what that one left. */
const archiveKey = ({ config }: Services, id: number): string =>
  `${createHmac('sha256', deriveKey(config.secrets, 'export-archives')).update(String(id)).digest('base64url')}.zip`

const contentOf = async (services: Services, userId: number): Promise<AsyncZippable> => {
  const { photoKeys, ...data } = await collectData(services, userId)
  const files: AsyncZippable = {}
  for (const [name, value] of Object.entries(data))
    files[`${name}.json`] = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  for (const key of photoKeys) {
    const picture = await services.photos.open(key)
    // Compressed already.
    if (picture) files[`photos/${key}`] = [new Uint8Array(await buffer(picture.stream)), { level: 0 }]
  }
  return files
}

const zipped = (files: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) => zip(files, (error, data) => (error ? reject(error) : resolve(data))))
