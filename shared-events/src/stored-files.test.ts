/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createStoredFiles, forgetFiles } from './stored-files.ts'

const row = { store: 'cache', key: 'test' } as const

/** As much of a cache as is asked for. */
const cacheOf = (kept = new Map<string, Response>()) => ({
  match: async (path: string) => kept.get(path)?.clone(),
  put: async (path: string, file: Response) => void kept.set(path, file),
  delete: async (path: string) => kept.delete(path),
  keys: async () => [...kept.keys()].map((path) => ({ url: `https://lonk.test${path}` })),
})

test('a file is kept under its path, listed, and gone when it is removed', async () => {
  const cache = cacheOf()
  const files = createStoredFiles(row, async () => Object(cache))
  expect(await files.put('/a', new Blob(['dog'], { type: 'image/webp' }))).toBe(true)
  const file = await files.get('/a')
  expect([file?.type, await file?.text()]).toEqual(['image/webp', 'dog'])
  expect([await files.get('/b'), await files.paths()]).toEqual([null, ['/a']])
  await files.remove('/a')
  expect(await files.get('/a')).toBeNull()
})

test('where the browser has no such storage, or denies it, nothing is kept and nothing rejects', async () => {
  const files = createStoredFiles(row)
  expect(await files.put('/a', 'a')).toBe(false)
  expect([await files.get('/a'), await files.paths()]).toEqual([null, []])
  await expect(files.remove('/a')).resolves.toBeUndefined()
  await expect(forgetFiles(row)).resolves.toBeUndefined()
})
