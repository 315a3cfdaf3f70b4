import { join } from 'node:path'
import { signedFile } from '@lonk/shared-api/schemas/registry.ts'
import * as z from 'zod/mini'
import { registryDocument } from '../../shell/server/registry/registry.schema.ts'
import { projectRoot } from '../project.ts'

/** For whoever reads a registry with other tools than ours: beside the contract, which is what parts agree on. */
export const registrySchemaFile = join(projectRoot, 'shared-events/registry.schema.json')

/** What document servers hold `registry.json` to, once its signature is valid. */
export const writeRegistrySchema = (): string => {
  const file = z.object({ ...signedFile.shape, document: registryDocument })
  const schema = z.toJSONSchema(file, { io: 'input', reused: 'ref' })
  const text = JSON.stringify(
    { title: 'registry.json: what runs, what ran and what is tried', ...schema },
    null,
    2,
  )
  return `${text.replace(shortList, onOneLine)}\n`
}

/** As the formatter wants a list of words. */
const shortList = /^( *"?[^\n[]*)\[\n((?: *"[^"\n]*",?\n)+) *\](,?)$/gm
const widest = 110

const onOneLine = (all: string, before: string, words: string, after: string): string => {
  const line = `${before}[${words.trim().replace(/,\n */g, ', ')}]${after}`
  return line.length <= widest ? line : all
}
