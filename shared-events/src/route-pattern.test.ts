import { describe, expect, test } from '@jest/globals'
import { buildPath, comparePatterns, matchPattern, normalForm } from './route-pattern.ts'

describe('a path pattern', () => {
  test.each([
    ['/', '/', {}],
    ['/members', '/members', {}],
    ['/members', '/members/', {}],
    ['/members/:id', '/members/12', { id: '12' }],
    ['/members/:id/landing2/:slug?', '/members/12/landing2', { id: '12', slug: undefined }],
    ['/members/:id/landing2/:slug?', '/members/12/landing2/bbw', { id: '12', slug: 'bbw' }],
    ['/:token', '/a%20b', { token: 'a b' }],
    ['/walls/:slug(red|blue)?', '/walls', { slug: undefined }],
    ['/walls/:slug(red|blue)?', '/walls/blue', { slug: 'blue' }],
  ])('%s matches %s', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params)
  })

  test.each([
    ['/members', '/'],
    ['/members/:id', '/members'],
    ['/members/:id', '/members/1/chat'],
    ['/', '/members'],
    ['/:token', '/%E0%A4%A'],
    ['/walls/:slug(red|blue)?', '/walls/green'],
    ['/walls/:slug(red|blue)?', '/walls/red|blue'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPattern(pattern, path)).toBeNull()
  })

  test('the more specific one comes first, a bare token last', () => {
    const patterns = [
      '/:token',
      '/likes/:type',
      '/',
      '/likes/m/:id',
      '/credits/:id/:paymentmethod?',
      '/credits/repeat-order',
      '/likes',
    ]
    expect([...patterns].sort(comparePatterns)).toEqual([
      '/likes/m/:id',
      '/credits/repeat-order',
      '/credits/:id/:paymentmethod?',
      '/likes/:type',
      '/likes',
      '/:token',
      '/',
    ])
  })

  test('two that match the same paths have one normal form', () => {
    expect(normalForm('/members/:id/')).toBe(normalForm('/members/:profile'))
    expect(normalForm('/members/:id')).not.toBe(normalForm('/members/:id?'))
  })

  test('builds a path, escapes its parameters and refuses a missing one', () => {
    expect(buildPath('/members/:id/landing2/:slug?', { id: 3 })).toBe('/members/3/landing2')
    expect(buildPath('/:token', { token: 'a/b' })).toBe('/a%2Fb')
    expect(() => buildPath('/members/:id', {})).toThrow('needs id')
  })
})
