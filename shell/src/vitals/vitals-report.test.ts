import { expect, test } from '@jest/globals'
import type { RouteRow } from '@lonk/shared-events/registry.ts'
import { vitalsReport } from './vitals-report.ts'

const row: RouteRow = {
  remote: 'mf-members',
  name: 'member',
  path: '/members/:id',
  page: 'profile',
  layout: 'default',
  access: 'everybody',
  skeleton: 'profile',
}
const where = {
  match: { row },
  versionOf: (remote: string) => (remote === 'mf-members' ? '20261124-1200-aaaaaaaa' : undefined),
  shellVersion: '20261124-1100-bbbbbbbb',
}

test('names the pattern of the route with its part and version, never the address', () => {
  expect(vitalsReport({ LCP: 1234.56, CLS: 0.012345 }, where)).toEqual({
    route: '/members/:id',
    part: 'mf-members',
    version: '20261124-1200-aaaaaaaa',
    vitals: { LCP: 1235, CLS: 0.0123 },
  })
})

test.each([
  ['of the shell', { ...where, match: null }],
  ['of a remote that is not there', { ...where, versionOf: () => undefined }],
])('a page %s counts for the shell', (_, there) => {
  expect(vitalsReport({ FCP: 300 }, there)).toEqual({
    route: null,
    part: 'shell',
    version: '20261124-1100-bbbbbbbb',
    vitals: { FCP: 300 },
  })
})

test('nothing measured, nothing sent', () => {
  expect(vitalsReport({}, where)).toBeNull()
})
