import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { runProgram } from '../checks/run-program.ts'

const script = fileURLToPath(new URL('release.ts', import.meta.url))
const release = (...args: readonly string[]) =>
  runProgram(process.execPath, [script, ...args], { env: { PUBLISH_KEY: '/nowhere/key' } })

test.each([[['all']], [['mf-chat', 'mf-payments']]])(
  '%j sent to another site is refused before anything is built: there it is one part a swap',
  async (parts) => {
    const { ok, output } = await release(...parts, '--to', 'https://lonk.example')
    expect(ok).toBe(false)
    expect(output.trim()).toBe(
      'lonk: --to sends one part at a time, each live before the next: release what belongs together in one swap where the store is (npm run release -- all)',
    )
  },
)

test('one part is sent; what it lacks here is a key', async () => {
  const { output } = await release('mf-chat', '--to', 'https://lonk.example')
  expect(output.trim()).toBe('lonk: PUBLISH_KEY is "/nowhere/key": no key of npm run registry -- owner-key')
})
