import { S3ServiceError } from 's3mini'
import type { MakeStorageError } from './storage-error.ts'

const full = /^(QuotaExceeded|.*StorageFull|InsufficientCapacity)$/

/** Asks a server of S3's interface; what it answers instead becomes an error of `makeError`, with status and code. */
export const askedWith =
  (makeError: MakeStorageError) =>
  async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof S3ServiceError)) throw error
      const { status, serviceCode = '' } = error
      const detail = `${status} ${/^\w{1,60}$/.test(serviceCode) ? serviceCode : 'Unknown'}`
      if (status === 507 || full.test(serviceCode)) throw makeError('full', detail)
      throw makeError(status >= 500 || status === 429 ? 'away' : 'refused', detail)
    }
  }

/** A bucket that is not there is no missing file: whoever is shown a hole would believe that the file is gone. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceError && error.status === 404 && !error.body?.includes('NoSuchBucket')
