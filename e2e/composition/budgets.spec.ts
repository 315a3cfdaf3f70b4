import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { buildPart } from '@lonk/configs/build/build-part.ts'
import { languages, partNames } from '@lonk/configs/project.ts'
import { budgets, overBudget } from '@lonk/configs/release/check-budgets.ts'
import { makeRelease } from '@lonk/configs/release/make-release.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { expect, test } from '../site/fixtures.ts'

for (const part of partNames)
  test(`${part} holds its budgets`, async () => {
    const build = await buildPart(part, { mode: 'production' })
    expect(overBudget(makeRelease(build, new Date()), build.folder)).toEqual([])
  })

test('the document of the front door fits into what a new connection sends at once', async ({ site }) => {
  for (const language of languages)
    expect(await bytesOf(site.address, language), language).toBeLessThanOrEqual(budgets.frontDoor)
})

/** As they are sent. */
const bytesOf = async (address: string, language: string): Promise<number> => {
  const headers = { 'accept-encoding': 'br', cookie: `${localeCookie.key}=${language}` }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(address, { headers }, resolve).on('error', reject)
  const answer = await promise
  expect(answer.headers['content-encoding']).toBe('br')
  const bytes = await buffer(answer)
  expect(brotliDecompressSync(bytes).toString()).toContain(`<html lang="${language}"`)
  return bytes.length
}
