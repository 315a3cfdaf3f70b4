import { expect, test } from '@jest/globals'
import { dated, parseContract, printContract } from './contract-file.ts'
import { contractProblems, contractText } from './contract-problems.ts'
import { presentContract } from './present-contract.ts'

const entries = { state: { user: { is: 'User | null' }, online: { is: 'boolean' } } }
const before = dated('1.9.0', entries, {})
const more = { state: { ...entries.state, locale: { is: 'string' } } }
const less = { state: { user: { is: 'User | null' } } }

test('the contract of the project is written down, and changed only with its version', () => {
  expect(contractProblems()).toEqual([])
})

test.each([
  ['1.9.0', 'nothing', entries],
  ['1.9.1', 'nothing', entries],
  ['1.10.0', 'an addition', more],
  ['2.0.0', 'an addition', more],
  ['2.0.0', 'a removal', less],
])('version %s after 1.9.0 may come with %s', (version, _, after) => {
  expect(contractText(version, before, after)).toEqual({
    text: printContract(dated(version, after, before.entries)),
  })
})

test.each([
  ['1.8.0', '1.9.0', entries],
  ['1.9.0', '1.10.0', more],
  ['1.9.1', '1.10.0', more],
  ['1.10.0', '2.0.0', less],
])('version %s after 1.9.0 is refused where it must be %s', (version, least, after) => {
  expect(contractText(version, before, after)).toEqual({
    problem: expect.stringContaining(`contractVersion is ${version} and must be ${least} `),
  })
})

test('what stays as it was keeps its version, what is new or changed has the present one', () => {
  const after = { state: { user: { is: 'User' }, online: { is: 'boolean' }, locale: { is: 'string' } } }
  const { state } = dated('2.0.0', after, before.entries).entries
  expect(Object.entries(state ?? {}).map(([name, { since }]) => [name, since])).toEqual([
    ['user', '2.0.0'],
    ['online', '1.9.0'],
    ['locale', '2.0.0'],
  ])
})

test('what is written is read again', () => {
  expect(parseContract(printContract(before))).toEqual(before)
})

test.each([
  ['that is edited by hand', printContract(before).replace('"1.9.0", "is"', '"1.0.0", "is"')],
  [
    'of two branches that raised to the same version',
    printContract(before).replace('"digest": "', '"digest": "0'),
  ],
  ['with the marks of a merge', `<<<<<<< HEAD\n${printContract(before)}`],
  ['that is no contract', '{"version":"1.0.0","entries":{"state":{"user":"User"}}}'],
])('a file %s is not built upon', (_, text) => {
  const found = parseContract(text)
  expect(found).toBeNull()
  expect(contractText('9.0.0', found, entries)).toHaveProperty('problem')
})

test('the sources are read whole: each section has its rows, of events their fields and texts', () => {
  const present = presentContract()
  expect(Object.entries(present).filter(([, rows]) => Object.keys(rows).length === 0)).toEqual([])
  expect(present.events).toMatchObject({
    'logged-out': { is: 'fact, replay: false, crossTab: true' },
    'logged-out.reason=own-act': { is: 'text', demanded: true },
    'credits-requested.reason=premium': { is: 'text' },
    'credits-requested.needed': { is: 'optional(isNumber)' },
    'like-given.match': { is: 'isBoolean', demanded: true },
    'toast-requested.action': { is: 'optional(isObject<{ readonly label: string; readonly path: string }>)' },
  })
  expect(present.state?.geolocationPermission?.is).toBe("'unsupported' | 'unknown' | PermissionState")
  expect(present.state?.push?.is).toContain('readonly isSubscribed: boolean')
  expect(present.imports).toHaveProperty(['react-router useParams'])
  expect(present.imports).not.toHaveProperty(['react-router LinkProps'])
})
