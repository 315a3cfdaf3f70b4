import { expect, test } from '@jest/globals'
import { linkTo } from './route-names.ts'

test('a named route with parameters and query becomes a path', () => {
  expect(linkTo('members-id-chat', { id: 12 })).toBe('/members/12/chat')
  expect(linkTo('members', {}, { gender: 'female', online: true, city: undefined })).toBe(
    '/members?gender=female&online=true',
  )
  expect(linkTo('index')).toBe('/')
})

test('a parameter that the route needs cannot be forgotten', () => {
  // @ts-expect-error: members-id needs an id
  expect(() => linkTo('members-id', {})).toThrow()
})
