import { expect, test } from '@jest/globals'
import { codeOwners, writeCodeOwners } from './code-owners.ts'

test('each remote and its walks are its owner’s, all else the platform’s; who owns the most narrow path comes last', () => {
  const text = codeOwners([
    { remote: 'mf-chat', owner: 'team-chat', walks: true },
    { remote: 'mf-events', owner: 'team-events', walks: false },
  ])
  expect(text.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([
    '* @lonk/platform',
    '/mf-chat/ @lonk/team-chat',
    '/e2e/chat/ @lonk/team-chat',
    '/mf-events/ @lonk/team-events',
  ])
})

test('it is made from what each remote.json of the project says', () => {
  expect(writeCodeOwners()).toContain(
    '\n/mf-payments/ @lonk/team-payments\n/e2e/payments/ @lonk/team-payments\n',
  )
})
