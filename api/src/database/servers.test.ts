import { expect, it } from '@jest/globals'
import { createServers, serversIn } from './servers.ts'

it.each([
  ['one', 'postgres://lonk:p@db/lonk?sslmode=require', ['postgres://lonk:p@db/lonk?sslmode=require']],
  [
    'several, each with a port or without',
    'postgresql://lonk:p%40w@db-a:5433,db-b/lonk?target_session_attrs=read-write&sslmode=require',
    [
      'postgresql://lonk:p%40w@db-a:5433/lonk?sslmode=require',
      'postgresql://lonk:p%40w@db-b/lonk?sslmode=require',
    ],
  ],
  ['of IPv6', 'postgres://[::1]:1,[::1]:2/lonk', ['postgres://[::1]:1/lonk', 'postgres://[::1]:2/lonk']],
  [
    'in folders of socket files',
    'postgres://lonk@localhost/lonk?host=%2Frun%2Fa,%2Frun%2Fb&port=5432,5433',
    [
      'postgres://lonk@localhost/lonk?host=%2Frun%2Fa&port=5432',
      'postgres://lonk@localhost/lonk?host=%2Frun%2Fb&port=5433',
    ],
  ],
  [
    'with one port for all',
    'postgres:///lonk?host=a,b&port=5433',
    ['postgres:///lonk?host=a&port=5433', 'postgres:///lonk?host=b&port=5433'],
  ],
])('an address of %s is read as libpq does', (_, url, expected) => {
  expect(serversIn(url)).toEqual(expected)
})

it.each([
  ['mysql://db/lonk', 'an address that starts with postgres://'],
  ['postgres://db:port/lonk', 'an address that starts with postgres://'],
  ['postgres://a,,b/lonk', 'an address that starts with postgres://'],
  ['postgres:///lonk?host=a,b,c&port=1,2', 'as many ports as hosts'],
  ['postgres://a,b/lonk?target_session_attrs=standby', 'target_session_attrs=standby'],
])('%s is refused, and its password is not repeated', (url, why) => {
  const withPassword = url.replace('://', '://lonk:geheim@')
  expect(() => serversIn(withPassword)).toThrow(why)
  expect(() => serversIn(withPassword)).not.toThrow('geheim')
})

it('whoever is to be read from is asked for as a standby', () => {
  const wishing = (attrs: string) => `postgres://a,b/lonk?target_session_attrs=${attrs}`
  expect(serversIn(wishing('standby'), 'DATABASE_READ_URL')).toEqual([
    'postgres://a/lonk',
    'postgres://b/lonk',
  ])
  expect(() => serversIn(wishing('read-write'), 'DATABASE_READ_URL')).toThrow(
    'DATABASE_READ_URL: target_session_attrs=read-write: it is for reads',
  )
})

it('whoever leaves one leads all to the next, and only once for the same one', () => {
  const servers = createServers('postgres://a,b,c/lonk')
  const [first, second] = serversIn('postgres://a,b,c/lonk')
  expect(servers.current()).toBe(first)
  servers.leave(first ?? '')
  servers.leave(first ?? '')
  expect(servers.current()).toBe(second)
  servers.leave(second ?? '')
  servers.leave(servers.current())
  expect(servers.current()).toBe(first)
})
