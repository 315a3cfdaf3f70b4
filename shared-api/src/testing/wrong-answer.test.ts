import { expect, test } from '@jest/globals'
import { wrongAnswer } from './wrong-answer.ts'

const poll = {
  user_rev: 1,
  chats_rev: 1,
  likes_rev: 1,
  registry: null,
  server_time: '2026-03-01T12:00:00.000Z',
}
const answered = (body: unknown, status = 200, path = '/api/poll.php') =>
  wrongAnswer({ method: 'GET', path, status, body })

test.each([
  ['an answer of the contract', poll, 200],
  ['one with more, as a newer server gives', { ...poll, news: 1 }, 200],
  ['a refusal of the catalogue', { error: 'premium_only', request_id: 'r' }, 403],
  ['what a proxy says in the server’s place', '<h1>Bad gateway</h1>', 502],
])('%s is possible', (_, body, status) => {
  expect(answered(body, status)).toBeNull()
})

test.each([
  ['a field is missing', { ...poll, registry: undefined }, 200, 'registry'],
  ['a field is of another kind', { ...poll, user_rev: '1' }, 200, 'user_rev'],
  ['the status is another', poll, 201, 'the status is 200'],
  ['nobody knows the code', { error: 'no_way', request_id: 'r' }, 400, 'not in the catalogue'],
  ['the code has another status', { error: 'premium_only', request_id: 'r' }, 400, 'has status 403'],
])('an answer is not where %s', (_, body, status, why) => {
  expect(answered(body, status)).toContain(why)
})

test('a call that is not in the contract is named', () => {
  expect(answered({}, 200, '/api/polls.php')).toContain('there is no such call')
})
