import { expect, test } from '@jest/globals'
import type { CallShapes } from '@lonk/shared-api/call-shapes.ts'
import { callSection, factsOf } from './facts.ts'
import { callsUsedBy } from './used-calls.ts'

const call = 'POST /api/like.php'
const offered: CallShapes = {
  [call]: { is: 'call' },
  [`${call} takes`]: { is: 'object', demanded: true },
  [`${call} takes.profile_id`]: { is: 'integer', demanded: true },
  [`${call} takes.way`]: { is: 'string' },
  [`${call} takes.way=deck`]: { is: 'text' },
  [`${call} takes.way=lander`]: { is: 'text' },
  [`${call} gives`]: { is: 'object', demanded: true },
  [`${call} gives.match`]: { is: 'boolean', demanded: true },
  [`${call} gives.match=true`]: { is: 'text' },
  [`${call} gives.found[]`]: { is: 'object', demanded: true },
  [`${call} gives.found[].name`]: { is: 'string', demanded: true },
  'GET /api/likes.php': { is: 'call' },
  'GET /api/likes.php gives': { is: 'object', demanded: true },
}
const file = 'shared-api/src/calls/likes/like.ts'
const definition = {
  file,
  code: "export const like: Call<LikeRequest, LikeAnswer> = {\n  method: 'POST',\n  path: '/api/like.php',\n}",
}
const used = (code: string, firstData: readonly string[] = []): readonly string[] =>
  Object.keys(callsUsedBy([{ file: 'mf-a/src/a.ts', code }, definition], firstData, offered))

const imported = "import { like } from '@lonk/shared-api/calls/likes/like.ts'\n"

test('a call is used by whoever imports it, with the fields and texts that stand in the sources', () => {
  expect(used(`${imported}call(like, { profile_id, way: 'deck' }).then(({ match }) => match)`)).toEqual([
    call,
    `${call} takes`,
    `${call} takes.profile_id`,
    `${call} takes.way`,
    `${call} takes.way=deck`,
    `${call} gives`,
    `${call} gives.match`,
  ])
})

test('what a call cannot do without counts, named or not; a list counts by its own name', () => {
  expect(used(`${imported}call(like, input).then(({ found }) => found)`)).toEqual([
    call,
    `${call} takes`,
    `${call} takes.profile_id`,
    `${call} gives`,
    `${call} gives.found[]`,
  ])
})

test.each([
  ['another name of the same module', "import { unlike } from '@lonk/shared-api/calls/likes/like.ts'"],
  ['the same name of elsewhere', "import { like } from './like.ts'"],
  ['a type', "import type { like } from '@lonk/shared-api/calls/likes/like.ts'"],
])('%s is no use of a call', (_, code) => {
  expect(used(code)).toEqual([])
})

test('late code counts, and so does the first data of a page', () => {
  expect(
    used("const late = () => import('@lonk/shared-api/calls/likes/like.ts').then(({ like }) => like)"),
  ).toContain(call)
  expect(used('', ['/api/likes.php?type={type}'])).toEqual(['GET /api/likes.php', 'GET /api/likes.php gives'])
})

test('of the project each part counts on calls that are its own', () => {
  const callsOf = (part: string) => Object.keys(factsOf(part)[callSection] ?? {})
  expect(callsOf('mf-chat')).toEqual(
    expect.arrayContaining([
      'POST /api/message.php',
      'POST /api/message.php takes.client_id',
      'POST /api/message.php gives.message.state',
      'GET /api/chats.php',
    ]),
  )
  expect(callsOf('shell')).toEqual(expect.arrayContaining(['GET /api/poll.php', 'GET /api/settings.php']))
  expect(callsOf('mf-payments')).toEqual(expect.arrayContaining(['POST /api/order.php takes.paymentmethod']))
  expect(callsOf('mf-chat')).not.toContain('POST /api/order.php')
})
