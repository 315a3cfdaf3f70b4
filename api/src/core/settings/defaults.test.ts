import { expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { searchFilterNames } from '@lonk/shared-api/search-filters.ts'
import { traitNames } from '@lonk/shared-api/traits.ts'
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

it('an operator may offer every filter, and show every trait, that there is', () => {
  expect(siteDefaults.search_fields).toEqual(searchFilterNames)
  expect(siteDefaults.visible_profile_fields).toEqual(expect.arrayContaining([...traitNames]))
})
