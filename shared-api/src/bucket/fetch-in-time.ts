import { type MakeStorageError, StorageError } from './storage-error.ts'

/** How long a server of files is waited for, in milliseconds. */
export type Patience = {
  /** Until the answer begins; what is sent gets so many more for each kilobyte. */
  answer: number
  perKilobyte: number
  /** Between two pieces of an answer, while its reader waits for the next one. */
  silence: number
}

/** A megabyte has twenty seconds. */
export const usualPatience: Patience = { answer: 10_000, perKilobyte: 10, silence: 10_000 }

/**
 * `fetch` that ends: a server that hangs, before its answer or within it, is `away`. A reader that takes long, as a
 * member with a slow connection does, is waited for.
 */
export const fetchInTime = (patience: Patience, makeError: MakeStorageError): typeof fetch => {
  const tooLate = (milliseconds: number) => makeError('away', `nothing within ${Math.round(milliseconds)} ms`)
  /** Of what went wrong on the way only the code: the rest names addresses. */
  const awayBy = (error: unknown): StorageError => {
    if (error instanceof StorageError) return error
    const { code, cause } = Object(error)
    return makeError('away', String(Object(cause).code ?? code ?? 'no connection'))
  }

  const inTime = (body: ReadableStream<Uint8Array>, abort: AbortController) => {
    const reader = body.getReader()
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const timer = setTimeout(() => abort.abort(tooLate(patience.silence)), patience.silence)
          try {
            const { done, value } = await reader.read()
            if (done) controller.close()
            else controller.enqueue(value)
          } catch (error) {
            throw awayBy(error)
          } finally {
            clearTimeout(timer)
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }

  return async (address, init) => {
    const abort = new AbortController()
    const answer = patience.answer + (bytesOf(init?.body) / 1024) * patience.perKilobyte
    const timer = setTimeout(() => abort.abort(tooLate(answer)), answer)
    try {
      const response = await fetch(address, {
        ...init,
        // Packed on the way, the length that is said would not be the length that arrives.
        headers: { ...Object(init?.headers), 'Accept-Encoding': 'identity' },
        // What is signed for one server is not for another.
        redirect: 'manual',
        signal: abort.signal,
      })
      return new Response(response.body && inTime(response.body, abort), response)
    } catch (error) {
      throw awayBy(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

const bytesOf = (body: unknown): number => (body instanceof Uint8Array ? body.byteLength : 0)
