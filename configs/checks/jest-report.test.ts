import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { projectRoot } from '../project.ts'
import { jestReport } from './jest-report.ts'

const unsteady = `
import { jest, expect, it } from '@jest/globals'
jest.retryTimes(1)
let tries = 0
it('passes at its second try', () => expect(++tries).toBe(2))
it('passes', () => expect(1).toBe(1))
`

const crashing = `
import { it } from '@jest/globals'
it('is not reached', () => process.kill(process.pid, 'SIGSEGV'))
`

const steady = `
import { it } from '@jest/globals'
it('passes', () => {})
`

/** What jest reports of these files, each in a process of its own where there are several. */
const reportOf = async (files: Readonly<Record<string, string>>) => {
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(projectRoot, '.cache/reported-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    await writeFile(join(folder, 'jest.config.json'), '{ "testMatch": ["**/*.test.mjs"], "transform": {} }')
    const jest = join(projectRoot, 'node_modules/jest/bin/jest.js')
    const args = [
      '--experimental-vm-modules',
      jest,
      '--json',
      '--outputFile=report.json',
      '--silent',
      '--maxWorkers=2',
    ]
    spawnSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })
    return jestReport(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('names what passed at its second try only, as jest itself reports it', async () => {
  const report = await reportOf({ 'one.test.mjs': unsteady })
  expect(report).toMatchObject({ passed: 2, failed: 0, crashed: [] })
  expect(report?.unsteady).toEqual([expect.stringMatching(/one\.test\.mjs › passes at its second try$/)])
})

it('names the files whose process the machine ended, which still count as failed', async () => {
  const report = await reportOf({ 'crashing.test.mjs': crashing, 'steady.test.mjs': steady })
  expect(report).toMatchObject({ passed: 1, failed: 1, unsteady: [] })
  expect(report?.crashed).toEqual([expect.stringMatching(/crashing\.test\.mjs$/)])
})

it('is nothing where jest wrote no report', () => {
  expect(jestReport(null)).toBeNull()
})
