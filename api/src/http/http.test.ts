import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { bodyFromQuery } from './delete-query.ts'
import { requestLanguage } from './language.ts'
import { networkOf } from './network.ts'
import { fieldsOf, validatorFor } from './validation.ts'

describe('the language of a request', () => {
  it.each([
    ['de', 'en', 'de'],
    ['xx', 'en-GB,en;q=0.9', 'en'],
    [undefined, 'ja,fr;q=0.8,de;q=0.9', 'de'],
    [undefined, 'no', 'nb'],
    [undefined, 'nn-NO,nb;q=0.5', 'nb'],
    [undefined, 'ja', 'nl'],
    [undefined, undefined, 'nl'],
  ])('with cookie %s and browser %s is %s', (cookie, browser, language) => {
    expect(requestLanguage(cookie, browser)).toBe(language)
  })
})

describe('one place on the net', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('a DELETE without a body', () => {
  it('takes it from the query, nested names too', () => {
    expect(bodyFromQuery({ profile_id: '7', 'conversation[id]': '9', scope: 'me' })).toEqual({
      profile_id: 7,
      conversation: { id: 9 },
      scope: 'me',
    })
  })
  it.each(['__proto__', '__proto__[profile_id]', 'a[__proto__]'])(
    'takes no name of what is no field: %s',
    (name) => {
      expect(() => bodyFromQuery({ [name]: '7' })).toThrow('validation_failed')
    },
  )
})

describe('the character 0, which the database cannot hold', () => {
  const schema = z.object({ email: z.string(), more: z.optional(z.array(z.object({ text: z.string() }))) })
  const validate = validatorFor([])({ schema, method: 'POST', url: '/', httpPart: 'body' })
  it.each([
    [{ email: 'a\0b' }, 'email'],
    [{ email: 'a', more: [{ text: 'b' }, { text: '\0' }] }, 'more.1.text'],
  ])('in %j is refused at its field', (body, field) => {
    expect(validate(body)).toMatchObject({
      error: { code: 'validation_failed', fields: { [field]: { code: 'field_invalid' } } },
    })
  })
  it('is found at any depth', () => {
    const anyShape = validatorFor([])({
      schema: z.record(z.string(), z.unknown()),
      method: 'POST',
      url: '/',
      httpPart: 'body',
    })
    const deep = JSON.parse(`${'{"a":'.repeat(40_000)}"\\u0000"${'}'.repeat(40_000)}`)
    expect(anyShape(deep)).toMatchObject({ error: { code: 'validation_failed' } })
  })
  it('is not looked for in a file', () => {
    expect(validate({ email: 'a', file: Buffer.alloc(9) })).toMatchObject({ value: { email: 'a' } })
  })
})

describe('a problem that the call names among its own errors', () => {
  const schema = z.strictObject({
    language: z.enum(['nl', 'de'], { error: 'language_unsupported' }),
    text: z.optional(z.string().check(z.maxLength(5, { error: 'message_too_long' }))),
  })
  const validate = validatorFor(['language_unsupported', 'message_too_long'])({
    schema,
    method: 'PUT',
    url: '/',
    httpPart: 'body',
  })
  it.each([
    [{ language: 'xx' }, 'language_unsupported', undefined],
    [{ language: 'nl', text: 'too long' }, 'message_too_long', { max: 5 }],
    [{ language: 'xx', more: 1 }, 'validation_failed', undefined],
    [{ language: 'nl', text: 7 }, 'validation_failed', undefined],
  ])('is the answer where it is the only one: %j', (body, code, params) => {
    expect(validate(body)).toMatchObject({ error: { code, params } })
  })
})

describe('what is wrong with a body', () => {
  const schema = z.strictObject({
    name: z.string().check(z.minLength(3)),
    note: z.optional(z.string().check(z.maxLength(5))),
    email: z.optional(z.email({ error: 'email_invalid' })),
    inner: z.optional(z.strictObject({ id: z.int() })),
    choice: z.enum(['one', 'other']),
  })
  it.each([
    [{}, { name: { code: 'field_required' }, choice: { code: 'field_required' } }],
    [{ name: 'abc', choice: 'third' }, { choice: { code: 'field_invalid' } }],
    [{ name: 7, choice: 'one' }, { name: { code: 'field_invalid' } }],
    [{ name: 'ab', choice: 'one' }, { name: { code: 'field_too_short', params: { min: 3 } } }],
    [
      { name: 'abc', note: 'too long', choice: 'one' },
      { note: { code: 'field_too_long', params: { max: 5 } } },
    ],
    [{ name: 'abc', email: 'x', choice: 'one' }, { email: { code: 'email_invalid' } }],
    [{ name: 'abc', more: 1, choice: 'one' }, { more: { code: 'field_unknown' } }],
    [{ name: 'abc', inner: { id: 'x' }, choice: 'one' }, { 'inner.id': { code: 'field_invalid' } }],
    [[], { body: { code: 'field_invalid' } }],
  ])('%j is said at its field', (body, fields) => {
    const { error } = schema.safeParse(body, { reportInput: true })
    expect(fieldsOf(error?.issues ?? [])).toEqual(fields)
  })
})

describe('a body of nothing but faults', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    [
      'unknown names',
      z.strictObject({}),
      Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`n${at}`, 1])),
    ],
    ['wrong members', z.array(z.string()), Array.from({ length: 9000 }, () => 1)],
  ])('is told the first fifty of its %s', (_, schema, input) => {
    const { error } = schema.safeParse(input)
    expect(Object.keys(fieldsOf(error?.issues ?? []))).toHaveLength(50)
  })
})
