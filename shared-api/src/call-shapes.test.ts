import { expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { callShapes } from './call-shapes.ts'
import type { Contract } from './contract.ts'
import { contracts } from './contracts.ts'

const shapesOf = (contract: Partial<Contract>, more: Partial<Contract['call']> = {}) =>
  callShapes({
    a: {
      call: { method: 'POST', path: '/api/a.php', ...more },
      access: 'U',
      errors: [],
      limits: [],
      ...contract,
    },
  })

test('what a call takes and gives is a row each, with what it cannot do without', () => {
  const body = z.strictObject({ id: z.int(), why: z.optional(z.enum(['fun', 'duty'])) })
  const answer = z.object({ ok: z.boolean(), note: z.nullable(z.string()), more: z.optional(z.string()) })
  expect(shapesOf({ body, answer }, { idempotent: true })).toEqual({
    'POST /api/a.php': { is: 'Idempotency-Key' },
    'POST /api/a.php takes': { is: 'object', demanded: true },
    'POST /api/a.php takes.id': { is: 'integer', demanded: true },
    'POST /api/a.php takes.why': { is: 'string' },
    'POST /api/a.php takes.why=fun': { is: 'text' },
    'POST /api/a.php takes.why=duty': { is: 'text' },
    'POST /api/a.php gives': { is: 'object', demanded: true },
    'POST /api/a.php gives.ok': { is: 'boolean', demanded: true },
    'POST /api/a.php gives.note': { is: 'null or string', demanded: true },
    'POST /api/a.php gives.more': { is: 'string' },
  })
})

test('lists and tables are looked into, and every form that a value may have', () => {
  const answer = z.object({
    likes: z.array(z.object({ id: z.int() })),
    names: z.record(z.string(), z.object({ text: z.string() })),
    what: z.union([z.object({ at: z.int(), on: z.string() }), z.object({ at: z.int() })]),
  })
  const shapes = shapesOf({ answer })
  expect(shapes).toMatchObject({
    'POST /api/a.php gives.likes': { is: 'list' },
    'POST /api/a.php gives.likes[].id': { is: 'integer', demanded: true },
    'POST /api/a.php gives.names.*': { is: 'object' },
    'POST /api/a.php gives.names.*.text': { is: 'string' },
    'POST /api/a.php gives.what.at': { is: 'integer', demanded: true },
  })
  expect(shapes['POST /api/a.php gives.what.on']).toEqual({ is: 'string' })
})

test('a bound that moves is no other shape', () => {
  const body = (max: number) => z.strictObject({ text: z.string().check(z.maxLength(max)) })
  expect(shapesOf({ body: body(10) })).toEqual(shapesOf({ body: body(20) }))
})

test('of the project every call is there, and nothing of it is of no kind', () => {
  const shapes = callShapes(contracts)
  for (const { call } of Object.values(contracts))
    expect(shapes).toHaveProperty([`${call.method} ${call.path}`])
  const ofNoKind = Object.entries(shapes).filter(([, { is }]) => is === '' || is.includes('undefined'))
  expect(ofNoKind).toEqual([])
})
