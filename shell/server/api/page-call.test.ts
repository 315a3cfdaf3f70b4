import { expect, test } from '@jest/globals'
import { pageCallOf } from './page-call.ts'

test.each([
  ['/api/profile.php?id={id}', { id: '12' }, 'ref=x', '/api/profile.php?id=12&ref=x'],
  ['/api/members.php', {}, 'gender=female&cursor=a%2Fb', '/api/members.php?gender=female&cursor=a%2Fb'],
  ['/api/members.php', {}, '', '/api/members.php'],
  ['/api/profile.php?id={id}', { id: '1&admin=1' }, '', '/api/profile.php?id=1%26admin%3D1'],
  ['/api/profile.php?id={id}', { id: '12' }, 'id=99', '/api/profile.php?id=12'],
  ['/api/transaction.php?id={id}', { id: undefined }, '', null],
])('%s with %j and "%s" asks %s', (declared, params, query, expected) => {
  expect(pageCallOf(declared, params, new URLSearchParams(query))).toBe(expected)
})
