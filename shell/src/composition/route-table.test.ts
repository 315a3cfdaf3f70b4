import { expect, test } from '@jest/globals'
import type { BrowserRemote } from '@lonk/shared-events/registry.ts'
import { routeOf, setRouteTable } from './route-table.ts'

const remoteWith = (name: string, paths: readonly string[]): BrowserRemote => ({
  name,
  version: '1',
  owner: name,
  entry: `/r/${name}/1/remoteEntry.js`,
  integrity: '',
  faultClass: 'regular',
  routes: paths.map((path) => [path, path, 'page', 'default', 'everybody', 'none']),
  slots: [],
})

test('a path is looked up once, however many frames ask whose it is', () => {
  setRouteTable([remoteWith('mf-chat', ['/chats/:id'])])
  const found = routeOf('/chats/3')
  expect(found).toMatchObject({ row: { remote: 'mf-chat' }, params: { id: '3' } })
  expect(routeOf('/chats/3')).toBe(found)
})

test('another path, and the same one of another registry, are looked up anew', () => {
  setRouteTable([remoteWith('mf-chat', ['/chats/:id'])])
  expect(routeOf('/likes')).toBeNull()
  expect(routeOf('/chats/4')?.params).toEqual({ id: '4' })
  setRouteTable([remoteWith('mf-members', ['/chats/:id'])])
  expect(routeOf('/chats/4')?.row.remote).toBe('mf-members')
})
