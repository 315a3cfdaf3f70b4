import { describe, expect, it } from '@jest/globals'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { endpoints } from './endpoints.ts'

const name = ({ call }: { call: { method: string; path: string } }) => `${call.method} ${call.path}`

describe('the table of endpoints', () => {
  it('serves every call of the contract, and nothing else', () => {
    // Pictures have a route of their own: not JSON, no session needed, 404 instead of 403.
    const served = [...endpoints.map(({ contract }) => name(contract)), name(contracts.photo)]
    expect(served.sort()).toEqual(Object.values(contracts).map(name).sort())
  })
})
