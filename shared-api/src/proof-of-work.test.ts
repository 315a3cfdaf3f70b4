import { createHash } from 'node:crypto'
import { describe, expect, it, test } from '@jest/globals'
import { ApiError } from './errors/api-error.ts'
import { isProof, solve } from './proof-of-work.ts'
import { withProof } from './with-proof.ts'

test.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 0], 16, false],
  [[0, 15, 0], 12, true],
  [[0, 16, 0], 12, false],
  [[1, 0, 0], 8, false],
  [[255], 0, true],
])('of %j %i bits are zero: %s', (bytes, difficulty, is) => {
  expect(isProof(Uint8Array.from(bytes), difficulty)).toBe(is)
})

it('a proof holds for its own challenge', async () => {
  const proof = await solve('abc', 10)
  expect(proof).toMatch(/^abc\.\d+$/)
  expect(isProof(createHash('sha256').update(proof).digest(), 10)).toBe(true)
})

describe('sending with a proof', () => {
  const refused = (code: 'pow_required' | 'signup_closed', params: Record<string, unknown> = {}) =>
    new ApiError({ code, status: 403, params })

  it('proves nothing that nobody asked for', async () => {
    expect(await withProof(async (pow) => pow ?? 'none')).toBe('none')
    await expect(withProof(() => Promise.reject(refused('signup_closed')))).rejects.toMatchObject({
      code: 'signup_closed',
    })
  })

  it('answers the challenge once, and no second one', async () => {
    const given: (string | undefined)[] = []
    const challenge = { challenge: 'xyz', difficulty: 8 }
    const send = async (pow?: string) => {
      given.push(pow)
      throw refused('pow_required', challenge)
    }
    await expect(withProof(send)).rejects.toMatchObject({ code: 'pow_required' })
    expect(given).toEqual([undefined, expect.stringMatching(/^xyz\.\d+$/)])
  })
})
