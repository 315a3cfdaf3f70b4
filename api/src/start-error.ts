/** Something that the person who starts the process can put right: printed as it is, a line each, without a stack. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

type Readers<Read> = { readonly [Key in keyof Read]: () => Read[Key] }

/**
 * Reads everything, so that whoever starts the process is told all that is wrong at once. Throws one StartError with
 * the lines of all that the readers threw.
 */
export const allOf = <Read extends object>(readers: Readers<Read>): Read => {
  const lines: string[] = []
  const read: Partial<Read> = {}
  for (const key in readers) {
    try {
      read[key] = readers[key]()
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      lines.push(error.message)
    }
  }
  if (lines.length > 0) throw new StartError(lines.join('\n'))
  // Each reader has answered.
  return read as Read
}

/** The same for what has to be asked for: waits for all, and throws one StartError with the lines of all. */
export const allPromised = async (checks: readonly Promise<void>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(checks)
  const faults: unknown[] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const other = faults.find((fault) => !(fault instanceof StartError))
  if (other) throw other
  if (faults.length > 0)
    throw new StartError(faults.map((fault) => (fault instanceof Error ? fault.message : '')).join('\n'))
}
