import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { startTestSite } from '../testing/test-site.ts'
import { startApiProcess } from './api-process.ts'

const apiScript = fileURLToPath(new URL('../testing/stand-in-api.ts', import.meta.url))

test('an API that dies is back within five seconds, and ends with the site', async () => {
  const site = await startTestSite({ apiScript })
  const first = await (await site.get('/api/user.php')).json()
  expect(first).toMatchObject({ publicUrl: site.address })
  expect((await site.get('/api/die')).status).toBe(503)
  const began = Date.now()
  let response = await site.get('/api/user.php')
  while (response.status === 503 && Date.now() - began < 5000) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    response = await site.get('/api/user.php')
  }
  const second = await response.json()
  expect(second).toMatchObject({ pid: expect.any(Number) })
  expect(second).not.toEqual(first)
  await site.stop()
  expect(() => process.kill(Object(second).pid, 0)).toThrow('ESRCH')
})

test('an API that ends before it listens stops the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lonk-api-process-test-'))
  const script = join(folder, 'api.mjs')
  writeFileSync(script, 'process.exit(4)')
  const starting = startApiProcess({ script, env: {}, report: () => {} })
  await expect(starting).rejects.toThrow('the API ended at its start (code 4)')
  rmSync(folder, { recursive: true, force: true })
})

test('the API is not given the key that signs releases', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lonk-api-process-test-'))
  const script = join(folder, 'api.mjs')
  writeFileSync(
    script,
    `process.send({ type: 'listening', port: process.env.REGISTRY_PRIVATE_KEY ? 1 : Number(process.env.OTHER) })
    setInterval(() => {}, 1000)`,
  )
  const api = await startApiProcess({
    script,
    env: { REGISTRY_PRIVATE_KEY: 'a key', OTHER: '7' },
    report: () => {},
  })
  expect(api.address()).toBe('http://127.0.0.1:7')
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an API that says it waits for its database is given more time, one that says nothing is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lonk-api-process-test-'))
  const script = join(folder, 'api.mjs')
  const firstStart = 4000
  writeFileSync(
    script,
    `const say = (message) => process.send(message)
    const waiting = process.env.SILENT ? null : setInterval(() => say({ type: 'waiting' }), 100)
    setTimeout(() => { clearInterval(waiting); say({ type: 'listening', port: 7 }) }, ${firstStart * 1.5})
    setInterval(() => {}, 1000)`,
  )
  const report = () => {}
  const api = await startApiProcess({ script, env: {}, report, firstStart })
  expect(api.address()).toBe('http://127.0.0.1:7')
  await api.stop()
  const silent = startApiProcess({ script, env: { SILENT: '1' }, report, firstStart })
  await expect(silent).rejects.toThrow('the API ended at its start (SIGKILL)')
  rmSync(folder, { recursive: true, force: true })
}, 60_000)
