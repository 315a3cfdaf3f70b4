import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { storeLayout } from '../registry/store-layout.ts'
import { createCallsRound, readOfferedCalls } from './offered-calls.ts'

let storeFolder: string
let server: Server
let answer: RequestListener
let asked: (string | undefined)[] = []
beforeEach(async () => {
  storeFolder = mkdtempSync(join(tmpdir(), 'lonk-calls-'))
  asked = []
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  rmSync(storeFolder, { recursive: true })
})

const reports: string[] = []
const round = (
  addressOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` as string | null,
) => {
  reports.length = 0
  const now = () => new Date('2026-01-01T10:00:00Z')
  const made = createCallsRound({
    addressOf,
    storeFolder,
    report: (event) => reports.push(event),
    now,
    every: 1e9,
  })
  return made
}
const says =
  (calls: object, etag = '"one"'): RequestListener =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(200, { etag }).end(JSON.stringify(calls))
  }
const likes = { 'GET /api/likes.php': { is: 'call' } }

test('what the API says is kept with the time, asked for again and written when it is another', async () => {
  answer = says(likes)
  const { go, stop } = round()
  await go()
  expect(await readOfferedCalls(storeFolder)).toEqual({ since: '2026-01-01T10:00:00.000Z', calls: likes })
  await go()
  expect(asked.at(-1)).toBe('"one"')
  answer = says({}, '"two"')
  await go()
  expect((await readOfferedCalls(storeFolder))?.calls).toEqual({})
  stop()
})

test('while the API is away, or is too old to say it, its last answer stands', async () => {
  answer = says(likes)
  const { go, stop } = round()
  await go()
  answer = (_, response) => response.writeHead(404).end()
  await go()
  server.close()
  server.closeAllConnections()
  await expect(go()).rejects.toThrow()
  expect((await readOfferedCalls(storeFolder))?.calls).toEqual(likes)
  stop()
  const nowhere = round(() => null)
  await nowhere.go()
  nowhere.stop()
  expect(reports).toEqual([])
})

test('an answer of another shape is reported, and not kept', async () => {
  answer = says({ pid: 1 })
  const { go, stop } = round()
  await expect(go()).rejects.toThrow()
  expect(reports).toEqual(['api calls unknown'])
  expect(await readOfferedCalls(storeFolder)).toBeNull()
  stop()
})

test('a file that somebody damaged is as if none was there', async () => {
  writeFileSync(storeLayout(storeFolder).apiCalls, '{"since": 1')
  expect(await readOfferedCalls(storeFolder)).toBeNull()
})
