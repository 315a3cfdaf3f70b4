import { StorageError, type StorageTrouble } from '@lonk/shared-api/bucket/storage-error.ts'

/** The store of pictures and exports does not do what it should. Calls are answered 503, jobs are tried again. */
export class StoreError extends StorageError {
  override readonly name = 'StoreError'

  constructor(reason: StorageTrouble, detail: string) {
    super('the photo store', reason, detail)
  }
}

export const storeError = (reason: StorageTrouble, detail: string): StoreError =>
  new StoreError(reason, detail)
