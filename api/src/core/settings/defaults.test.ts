import { expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { siteDefaults } from './defaults.ts'

it.each([
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
  'index_title',
  'description',
] as const)('%s is there in all languages', (key) => {
  expect(Object.keys(siteDefaults[key]).sort()).toEqual([...languages])
})

it('no site has fictional profiles, or members below 18, by default', () => {
  expect(siteDefaults).toMatchObject({ fictional_enabled: false, min_age: 18 })
})
