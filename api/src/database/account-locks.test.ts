import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'

// An event for somebody refers to their account, and a row that refers to another waits for `for update` on it: whoever
// writes to a member would wait for the member's own call, and that one for them (`docs/decisions/lock-order.md`).

const src = join(import.meta.dirname, '..')
const lockOfAccounts = /selectFrom\('users'\)(?:(?!selectFrom|execute)[\s\S])*?\.forUpdate\(/

it('no call locks an account against what refers to it', async () => {
  const files = (await readdir(src, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(src, file), 'utf8')]))
  expect(texts.filter(([, text]) => /selectFrom\('users'\)/.test(text ?? '')).length).toBeGreaterThan(20)
  expect(texts.filter(([, text]) => lockOfAccounts.test(text ?? '')).map(([file]) => file)).toEqual([])
})

it('would see one that does', () => {
  expect("trx.selectFrom('users').select('id').where('id', '=', 1).forUpdate().execute()").toMatch(
    lockOfAccounts,
  )
  expect("trx.selectFrom('users').select('id').execute()\ntrx.selectFrom('orders').forUpdate()").not.toMatch(
    lockOfAccounts,
  )
})
