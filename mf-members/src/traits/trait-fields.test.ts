import { expect, test } from '@jest/globals'
import * as contract from '@lonk/shared-api/schemas/traits.ts'
import { traitChoices } from './trait-fields.ts'

test.each([
  ['relationship_status', contract.relationshipStatuses],
  ['reason', contract.reasons],
  ['sexuality', contract.sexualities],
  ['body_type', contract.bodyTypes],
  ['hair_colour', contract.hairColours],
  ['eye_colour', contract.eyeColours],
  ['tattoos', contract.tattooChoices],
] as const)('offers every choice of %s that the contract knows', (name, known) => {
  expect([...traitChoices[name]].sort()).toEqual([...known].sort())
})
