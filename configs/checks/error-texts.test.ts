import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { projectRoot } from '../project.ts'

/*
 * Forms that check before they send need some error texts themselves: a part's catalogue may repeat them under
 * `errors`, by the same codes and, as this holds, in the same words as the error catalogue.
 */

const readTexts = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))

const catalogues = readdirSync(projectRoot)
  .filter((part) => part.startsWith('mf-'))
  .map((part) => join(projectRoot, part, 'src/locales'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith('.json'))

const errorTexts = (path: string): Record<string, unknown> => {
  const { errors } = readTexts(path)
  return typeof errors === 'object' && errors !== null ? { ...errors } : {}
}

const repeating = catalogues.filter((path) => Object.keys(errorTexts(path)).length > 0)

test.each(repeating.map((path) => ({ path, name: relative(projectRoot, path) })))(
  '$name repeats error texts word for word',
  ({ path }) => {
    const language = path.slice(-'nl.json'.length)
    const original = readTexts(join(projectRoot, 'shared-api/src/errors/locales', language))
    for (const [code, text] of Object.entries(errorTexts(path))) {
      expect({ [code]: text }).toEqual({ [code]: original[code] })
    }
  },
)
