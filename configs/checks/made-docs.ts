import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { madePages } from '../docs/made-pages.ts'
import { projectRoot } from '../project.ts'

/** Pages that no longer say what the docstrings say. */
export const outdatedDocs = (): readonly string[] =>
  madePages
    .filter(({ path, write }) => !existsSync(path) || readFileSync(path, 'utf8') !== write())
    .map(({ path }) => `${relative(projectRoot, path)} is not what the docstrings say: run npm run docs`)
