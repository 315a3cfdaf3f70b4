import { expect, test } from '@jest/globals'
import { importPersistently } from './import-persistently.ts'

const failing = (times: number) => {
  let tries = 0
  return async () => {
    tries += 1
    if (tries <= times) throw new Error(`failure ${tries}`)
    return tries
  }
}

test('a chunk that failed is asked for again after each pause', async () => {
  const waited: number[] = []
  const wait = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  expect(await importPersistently(failing(2), [10, 20, 30], wait)).toBe(3)
  expect(waited).toEqual([10, 20])
})

test('after the last pause its failure is told', async () => {
  await expect(importPersistently(failing(9), [1, 1], async () => undefined)).rejects.toThrow('failure 3')
})
