import { beforeAll, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { waitFor } from '@testing-library/react'
import { report, setShellVersion, watchUncaught } from './reports.ts'

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  setShellVersion('20261122-0801-2669e64c')
  watchUncaught()
})

/** Whose a fault is said to be, and in which version. */
const toldOf = async (fault: () => void): Promise<unknown> => {
  const network = fakeApi(api, { 'POST /api/log.php': () => ({ status: 204, body: undefined }) })
  fault()
  await waitFor(() => expect(network.calls).toHaveLength(1))
  return network.calls[0]?.body
}

const thrown = (...frames: readonly string[]) => {
  const error = new Error('gone')
  error.stack = ['Error: gone', ...frames].join('\n')
  return () => dispatchEvent(new ErrorEvent('error', { error, message: 'gone' }))
}
const at = (part: string) => `    at open (https://lonk.example/r/${part}/20261122-0801-2669e64c/600.js:1:2)`

test.each([
  ['whose code stood in its stack', thrown(at('mf-chat'), at('shell')), 'mf-chat'],
  ['the shell’s where its code alone did', thrown(at('shell')), 'shell'],
  [
    'of nobody known where no part did',
    thrown('    at content.js (chrome-extension://abc/content.js:1:2)'),
    'unknown',
  ],
  [
    'of nobody known where another site’s script says nothing',
    () => dispatchEvent(new ErrorEvent('error', { error: null, message: 'Script error.', filename: '' })),
    'unknown',
  ],
  ['the shell’s where the shell itself caught it', () => report(new Error('no answer')), 'shell'],
])('a fault is %s', async (_, fault, owner) => {
  expect(await toldOf(fault)).toMatchObject({ owner, version: '20261122-0801-2669e64c' })
})
