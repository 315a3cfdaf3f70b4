import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../../start-error.ts'
import { StoreError } from './store-error.ts'
import { filesAt, type StoreLocation } from './store-location.ts'

/**
 * A store that refuses, by a wrong key or a folder of somebody else, would refuse every member: no start. One that is
 * only away may come back, and the site is more than its pictures.
 */
export const requireStore = async (
  location: StoreLocation,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  try {
    await filesAt(location, 'photos').check()
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error.reason === 'refused') throw new StartError(`PHOTO_STORE: ${error.message}`)
    log.warn({ err: error }, 'the photo store is not there yet')
  }
}
