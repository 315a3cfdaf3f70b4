import { expect, test } from '@jest/globals'
import { offersBack } from './back-rule.ts'

const onProfile = { installed: true, historyLength: 2, routeName: 'members-id' }

test.each(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'])(
  'the installed app offers a way back on %s',
  (routeName) => expect(offersBack({ ...onProfile, routeName })).toBe(true),
)

test.each([
  ['in a browser', { installed: false }],
  ['where there is nothing to go back to', { historyLength: 1 }],
  ['on another page', { routeName: 'chats' }],
  ['on a page of nobody', { routeName: undefined }],
])('no way back is offered %s', (_, change) => expect(offersBack({ ...onProfile, ...change })).toBe(false))
