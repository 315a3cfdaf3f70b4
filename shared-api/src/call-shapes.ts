import * as z from 'zod/mini'
import type { Contract } from './contract.ts'

/** What a call is, or one thing that it takes or gives. */
export interface CallShape {
  /** `string`, `integer or null`, `list`, `object`, ...; of the call itself which headers and forms it asks for. */
  readonly is: string
  /** Of what a call takes: it is refused without. Of what it gives: it is always there. */
  readonly demanded?: true
}

/** By name: `POST /api/like.php`, `POST /api/like.php takes.profile_id`, `GET /api/likes.php gives.likes[].name`. */
export type CallShapes = Readonly<Record<string, CallShape>>

type Shapes = Record<string, CallShape>

/** How a call is named wherever parts are compared: what a caller and the server both see of it on the wire. */
export const callName = ({ method, path }: Pick<Contract['call'], 'method' | 'path'>): string =>
  `${method} ${path}`

/**
 * What the API understands and answers, flat, so that what one build counts on can be held against what another one
 * offers. Bounds and patterns are left out: what is out of bounds is refused with a text that says so, and a bound that
 * moves breaks no caller. Never imported by the browser's production code: it pulls in zod's JSON schema.
 */
export const callShapes = (contracts: Readonly<Record<string, Contract>>): CallShapes => {
  const shapes: Shapes = {}
  for (const { call, query, body, answer } of Object.values(contracts)) {
    const name = callName(call)
    shapes[name] = {
      is:
        [call.idempotent && 'Idempotency-Key', call.upload && 'form with file'].filter(Boolean).join(', ') ||
        'call',
    }
    for (const taken of [query, body]) if (taken) addShapes(shapes, `${name} takes`, schemaOf(taken, 'input'))
    if (answer) addShapes(shapes, `${name} gives`, schemaOf(answer, 'output'))
  }
  return shapes
}

interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

/** The forms that a value may have; one of several is told apart by what it carries. */
const formsOf = (schema: Schema): readonly Schema[] => {
  const forms = schema.anyOf ?? schema.oneOf
  return forms ? forms.flatMap(formsOf) : [schema]
}

const typesOf = ({ type = 'anything' }: Schema): readonly string[] =>
  [type].flat().map((name) => (name === 'array' ? 'list' : name))

const textsOf = (schema: Schema): readonly unknown[] =>
  schema.enum ?? (schema.const === undefined ? [] : [schema.const])

/** What all forms have together; only what every object among them demands is demanded. */
const addShapes = (shapes: Shapes, name: string, schema: Schema, demanded = true): void => {
  const forms = formsOf(schema)
  const is = [...new Set(forms.flatMap(typesOf))].sort().join(' or ')
  shapes[name] = demanded ? { is, demanded } : { is }
  for (const text of forms.flatMap(textsOf)) shapes[`${name}=${String(text)}`] = { is: 'text' }
  const lists = forms.flatMap(({ items }) => items ?? [])
  if (lists.length > 0) addShapes(shapes, `${name}[]`, { anyOf: lists })
  const kept = forms.flatMap(({ additionalProperties: rest }) => (typeof rest === 'object' ? [rest] : []))
  if (kept.some((rest) => Object.keys(rest).length > 0))
    addShapes(shapes, `${name}.*`, { anyOf: kept }, false)
  const objects = forms.filter(({ properties }) => properties)
  for (const field of new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    const present = objects.flatMap(({ properties }) => properties?.[field] ?? [])
    const always = objects.every(({ required = [] }) => required.includes(field))
    addShapes(shapes, `${name}.${field}`, { anyOf: present }, always)
  }
}
