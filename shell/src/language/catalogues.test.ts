import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import i18next from 'i18next'
import { loadCatalogue } from './catalogues.ts'

const asked = jest.fn<typeof fetch>()
const usualFetch = globalThis.fetch
const answer = (texts: unknown) => Object.assign({}, { ok: true, json: async () => texts }) as Response
const lost = () => new TypeError('Failed to fetch')

beforeAll(() => i18next.init({ lng: 'en', resources: {} }))
afterEach(() => {
  asked.mockReset()
  globalThis.fetch = usualFetch
})

const load = (part: string): Promise<void> => {
  globalThis.fetch = asked
  return loadCatalogue(part, (locale) => `/r/${part}/${locale}.json`)
}

test('texts that got lost on the way are asked for once more, in the same language', async () => {
  asked.mockRejectedValueOnce(lost()).mockResolvedValueOnce(answer({ chat: { hello: 'Hello' } }))
  await load('mf-chat')
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/r/mf-chat/en.json', '/r/mf-chat/en.json'])
  expect(i18next.getResource('en', 'chat', 'hello')).toBe('Hello')
})

test('lost twice they are not there', async () => {
  asked.mockRejectedValue(lost())
  await expect(load('mf-members')).rejects.toThrow('Failed to fetch')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a server that hung for eight seconds is not waited for again', async () => {
  asked.mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'))
  await expect(load('mf-payments')).rejects.toThrow('signal timed out')
  expect(asked).toHaveBeenCalledTimes(1)
})
