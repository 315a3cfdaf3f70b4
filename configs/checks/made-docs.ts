import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { madePages } from '../docs/made-pages.ts'
import { projectRoot } from '../project.ts'

/** Files that no longer say what the sources say that they are made from. */
export const outdatedDocs = (): readonly string[] =>
  madePages
    .filter(({ path, write }) => !existsSync(path) || readFileSync(path, 'utf8') !== write())
    .map(({ path }) => `${relative(projectRoot, path)} is not what it is made from says: run npm run docs`)
