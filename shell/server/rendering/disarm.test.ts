import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const program = fileURLToPath(new URL('disarm.ts', import.meta.url))

const inProcess = (code: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `import { disarm } from ${JSON.stringify(program)}
       const { process } = globalThis
       disarm()
       const { stdout } = process
       stdout.write(JSON.stringify(${code}))`,
    ]).toString(),
  )

test('a process that was disarmed has nothing that leads out, and goes on', () => {
  const names = [
    'getBuiltinModule',
    'binding',
    '_linkedBinding',
    'dlopen',
    'execve',
    'kill',
    '_kill',
    'setuid',
  ]
  expect(inProcess(`${JSON.stringify(names)}.filter((name) => process[name] !== undefined)`)).toEqual([])
  const everywhere = ['process', 'fetch', 'WebSocket', 'EventSource']
  expect(inProcess(`${JSON.stringify(everywhere)}.filter((name) => globalThis[name] !== undefined)`)).toEqual(
    [],
  )
})
