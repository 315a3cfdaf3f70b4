import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, it } from '@jest/globals'
import { readConfig } from '../../api/src/config.ts'
import { makeSecrets } from '../../api/src/secrets.ts'
import { readConfig as readServerConfig } from '../../shell/server/config.ts'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const text = read('.env.example')
const example = parseEnv(text)

const refusals = (env: Record<string, string | undefined>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return String(Object(error).message).split('\n')
  }
}

it('as it is, the example lacks what its owner alone can fill in, and says so', () => {
  const lacking = refusals({ ...example, DATA_DIR: tmpdir() }).map((line) => line.split(/[:= ]/)[0])
  expect(lacking).toEqual(['PAYMENTS', 'SECRET', 'VAPID_PUBLIC', 'VAPID_PRIVATE'])
})

it('filled in, it starts', () => {
  const { master, vapidPublic, vapidPrivate } = makeSecrets()
  const filled = {
    ...example,
    MOLLIE_KEY: 'live_of_nobody',
    SECRET: master,
    VAPID_PUBLIC: vapidPublic,
    VAPID_PRIVATE: vapidPrivate,
  }
  expect(refusals(filled)).toEqual([])
  expect(readServerConfig(filled)).toMatchObject({ production: true, trustProxy: true, port: 3000 })
})

it('each line reads the same to Node, Docker and systemd', () => {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('# '))
  expect(lines.filter((line) => !/^#?[A-Z0-9_]+=[^\s"'\\$#]*$/.test(line))).toEqual([])
})

it('names only settings that the README explains', () => {
  const readme = read('README.md')
  const names = [...text.matchAll(/^#?([A-Z0-9_]+)=/gm)].flatMap(([, name]) => name ?? [])
  expect(names.filter((name) => name !== 'NODE_ENV' && !readme.includes(`\`${name}\``))).toEqual([])
})
