// npm run docs: writes the pages that are made from docstrings, docs/CODEOWNERS, the registry's schema, and the contract where its version allows that.
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { contractFile } from '../contract/contract-file.ts'
import { contractToWrite } from '../contract/contract-problems.ts'
import { madePages } from '../docs/made-pages.ts'
import { projectRoot } from '../project.ts'
import { say } from './say.ts'

for (const { path, write } of madePages) {
  await writeFile(path, write())
  say(`${relative(projectRoot, path)} is written`)
}

const contract = contractToWrite()
if ('problem' in contract) {
  say(contract.problem)
  process.exitCode = 1
} else {
  await writeFile(contractFile, contract.text)
  say(`${relative(projectRoot, contractFile)} is written`)
}
