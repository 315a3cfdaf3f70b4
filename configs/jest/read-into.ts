import { describe } from '@jest/globals'

/** Where jest stands while it reads a file of tests; `node-environment.mjs` hands it over. */
interface Reading {
  currentDescribeBlock: unknown
}

declare global {
  var readingTests: Reading | undefined
}

/**
 * Reads a file of tests into a description of its own, as if it stood there: what it does before and after its tests
 * is done around them alone. Jest's `describe` waits for nothing, and a module is read in its own time.
 */
export const readInto = async (name: string, read: () => Promise<unknown>): Promise<void> => {
  const reading = globalThis.readingTests
  if (!reading) throw new Error('Tests are read into a description in the node project alone')
  const outer = reading.currentDescribeBlock
  let inner: unknown
  describe(name, () => {
    inner = reading.currentDescribeBlock
  })
  reading.currentDescribeBlock = inner
  try {
    await read()
  } finally {
    reading.currentDescribeBlock = outer
  }
}
