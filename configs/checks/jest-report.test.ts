import { execFileSync } from 'node:child_process'
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

it('names what passed at its second try only, as jest itself reports it', async () => {
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(projectRoot, '.cache/unsteady-'))
  try {
    await writeFile(join(folder, 'one.test.mjs'), unsteady)
    await writeFile(join(folder, 'jest.config.json'), '{ "testMatch": ["**/*.test.mjs"], "transform": {} }')
    const jest = join(projectRoot, 'node_modules/jest/bin/jest.js')
    const args = ['--experimental-vm-modules', jest, '--json', '--outputFile=report.json', '--silent']
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })
    const report = jestReport(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')))
    expect(report).toMatchObject({ passed: 2, failed: 0 })
    expect(report?.unsteady).toEqual([expect.stringMatching(/one\.test\.mjs › passes at its second try$/)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('is nothing where jest wrote no report', () => {
  expect(jestReport(null)).toBeNull()
})
