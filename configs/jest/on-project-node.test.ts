import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { runProgram } from '../checks/run-program.ts'
import { projectRoot } from '../project.ts'

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js')

/** As an editor does: jest's own script, without any switch of Node's. */
const started = async (folder: string, ...args: readonly string[]) => {
  const config = join(projectRoot, folder, 'jest.config.mjs')
  return runProgram(process.execPath, [jest, '--config', config, ...args])
}

test('jest that an editor starts for one part runs the tests of that part, ES modules too', async () => {
  const { ok, output } = await started('mf-chat', 'timeline')
  expect(output).toMatch(/PASS browser mf-chat/)
  expect(ok).toBe(true)
}, 60_000)

test.each([
  ['mf-chat', ['mf-chat']],
  ['shell', ['shell/server', 'shell/src']],
  ['api', ['api/']],
])('in %s it finds the tests of that folder alone', async (folder, places) => {
  const { output } = await started(folder, '--listTests')
  const found = output.split('\n').filter((line) => line.startsWith(projectRoot))
  const paths = found.map((line) => line.slice(projectRoot.length))
  expect(paths.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([])
  for (const place of places) expect(paths.some((path) => path.startsWith(place))).toBe(true)
})
