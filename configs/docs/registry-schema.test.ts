import { expect, test } from '@jest/globals'
import { writeRegistrySchema } from './registry-schema.ts'

test('whoever reads a registry with another tool finds its parts, their versions, routes and slots in the schema', () => {
  const schema = JSON.parse(writeRegistrySchema())
  expect(schema.properties.document.required).toEqual(['sequence', 'parts'])
  const entry = schema.properties.document.properties.parts.additionalProperties
  expect(Object.keys(entry.properties)).toEqual(['current', 'previous', 'canary'])
  const release = schema.$defs[entry.properties.current.$ref.split('/').at(-1)]
  for (const name of ['version', 'integrity', 'contract', 'owner', 'namespaces', 'routes', 'slots', 'made'])
    expect(release.properties).toHaveProperty(name)
})
