import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { checkAdvisories, lockedVersions } from './advisories.ts'

const lockText = (lodash = '4.17.4') =>
  JSON.stringify({
    packages: {
      '': { name: 'lonk' },
      'node_modules/@lonk/api': { link: true },
      'node_modules/lodash': { version: lodash },
      'node_modules/express/node_modules/lodash': { version: '3.0.0' },
      'node_modules/@scope/alias': { version: '1.0.0', name: '@scope/real' },
      'node_modules/jest': { version: '30.0.0', dev: true },
    },
  })

test('what is for development alone is left out, what is there twice counts twice', () => {
  expect(lockedVersions(lockText())).toEqual({ lodash: ['4.17.4', '3.0.0'], '@scope/real': ['1.0.0'] })
})

// As the endpoint answers for lodash 4.17.4, shortened to two of its advisories.
const known = {
  lodash: [
    {
      id: 1106913,
      url: 'https://github.com/advisories/GHSA-jf85-cpcp-j695',
      title: 'Prototype Pollution in lodash',
      severity: 'critical',
      vulnerable_versions: '<4.17.12',
      cwe: ['CWE-1321'],
      cvss: { score: 9.1, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:H/A:H' },
    },
    {
      id: 1108258,
      url: 'https://github.com/advisories/GHSA-29mw-wpgm-hmr9',
      title: 'Regular Expression Denial of Service (ReDoS) in lodash',
      severity: 'moderate',
      vulnerable_versions: '>=4.0.0 <4.17.21',
      cwe: ['CWE-400'],
      cvss: { score: 5.3, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:L' },
    },
  ],
}

describe('the lock file and the advisories that the registry knows', () => {
  let folder: string
  let server: Server
  let asked: { path: string; body: string }[]
  let status: number
  let answer: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lonk-advisories-'))
    writeFileSync(join(folder, 'lock'), lockText())
    writeFileSync(join(folder, 'accepted'), '[]')
    asked = []
    status = 200
    answer = JSON.stringify(known)
    server = createServer(async (request, response) => {
      let body = ''
      for await (const piece of request) body += piece
      asked.push({ path: `${request.method} ${request.url}`, body })
      response.writeHead(status).end(answer)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true, force: true })
  })

  const check = (day = '2026-03-01') => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return checkAdvisories({
      lockFile: join(folder, 'lock'),
      acceptedFile: join(folder, 'accepted'),
      cacheFile: join(folder, 'cache/advisories.json'),
      registry: async () => `http://127.0.0.1:${port}/npm/`,
      now: new Date(`${day}T12:00:00Z`),
    })
  }

  test('a high or critical one fails and is named, a lesser one does not', async () => {
    const { failed, failures } = await check()
    expect(failed).toBe(1)
    expect(failures.join()).toBe(
      'lodash <4.17.12: critical, Prototype Pollution in lodash (https://github.com/advisories/GHSA-jf85-cpcp-j695)',
    )
    expect(asked).toEqual([
      {
        path: 'POST /npm/-/npm/v1/security/advisories/bulk',
        body: JSON.stringify({ lodash: ['4.17.4', '3.0.0'], '@scope/real': ['1.0.0'] }),
      },
    ])
  })

  test('one that was accepted with reason and date passes; without these nothing does', async () => {
    const entry = {
      advisory: 'GHSA-jf85-cpcp-j695',
      reason: 'only called with our own objects',
      date: '2026-03-01',
    }
    writeFileSync(join(folder, 'accepted'), JSON.stringify([entry]))
    expect(await check()).toMatchObject({ failed: 0, name: 'advisories' })
    for (const lacking of [
      { ...entry, reason: '' },
      { ...entry, date: undefined },
    ]) {
      writeFileSync(join(folder, 'accepted'), JSON.stringify([lacking]))
      expect((await check()).failed).toBe(1)
    }
  })

  test('the registry is asked once a day, and again for another lock file', async () => {
    expect([(await check()).failed, (await check()).failed]).toEqual([1, 1])
    expect(asked).toHaveLength(1)
    await check('2026-03-02')
    expect(asked).toHaveLength(2)
    answer = '{}'
    writeFileSync(join(folder, 'lock'), lockText('4.18.0'))
    expect((await check('2026-03-02')).failed).toBe(0)
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['refuses', 405, '', 'it answers 405'],
    ['answers something else', 200, '{"lodash":"fine"}', 'its answer has another shape'],
  ])(
    'a registry that %s fails nothing, is named in one line, and asked again the next time',
    async (_, code, body, why) => {
      status = code
      answer = body
      expect(await check()).toEqual({
        name: `advisories NOT COMPARED, the registry cannot be asked (${why})`,
        passed: 1,
        failed: 0,
        failures: [],
      })
      status = 200
      answer = JSON.stringify(known)
      expect((await check()).failed).toBe(1)
    },
  )
})
