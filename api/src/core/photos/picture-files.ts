import { StoreError } from '../../adapters/files/store-error.ts'
import { after, minutes } from '../../clock.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'

type Files = Pick<Services, 'photos' | 'transaction' | 'clock' | 'log'>

/**
 * Writes a picture that gets its row afterwards. A write that the store never answered may have arrived nevertheless:
 * it is erased later.
 */
export const writePicture = async (services: Files, key: string, bytes: Uint8Array): Promise<void> => {
  try {
    await services.photos.write(key, bytes)
  } catch (error) {
    if (!(error instanceof StoreError) || error.reason === 'away') await eraseLater(services, key)
    throw error
  }
}

/** Takes a picture back that got no row. Whatever the store says to that, the call is answered as it would have been. */
export const takeBackPicture = async (services: Files, key: string): Promise<void> => {
  try {
    await services.photos.remove(key)
  } catch (error) {
    services.log.warn({ err: error }, 'a picture without a row is erased later')
    await eraseLater(services, key)
  }
}

const eraseLater = async ({ transaction, clock, log }: Files, key: string): Promise<void> => {
  const now = clock.now()
  const payload = { pictures: [key], archives: [] }
  try {
    await transaction((trx) =>
      // By then what was still on its way has arrived.
      enqueue(trx, { queue: 'erase-files', runAt: after(now, minutes(1)), payload, now }),
    )
  } catch (error) {
    log.error({ err: error }, 'a picture without a row may stay in the store')
  }
}
