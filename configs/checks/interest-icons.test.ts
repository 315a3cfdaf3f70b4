import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { projectRoot } from '../project.ts'

const catalogue: readonly { readonly icon: string }[] = JSON.parse(
  readFileSync(join(projectRoot, 'api/src/database/catalogue/interests.json'), 'utf8'),
)
const drawings = readFileSync(join(projectRoot, 'mf-members/src/interests/interest-icon.tsx'), 'utf8')

test('every interest of the catalogue has its drawing on a profile', () => {
  const drawn = [...drawings.matchAll(/^ {2}'?([a-z0-9-]+)'?: [A-Z]/gm)].map(([, name]) => name)
  expect(drawn.length).toBeGreaterThan(40)
  expect(catalogue.map(({ icon }) => icon).filter((icon) => !drawn.includes(icon))).toEqual([])
})
