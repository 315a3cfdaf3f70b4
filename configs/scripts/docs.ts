// npm run docs: writes the pages that are made from docstrings.
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { madePages } from '../docs/made-pages.ts'
import { projectRoot } from '../project.ts'
import { say } from './say.ts'

for (const { path, write } of madePages) {
  await writeFile(path, write())
  say(`${relative(projectRoot, path)} is written`)
}
