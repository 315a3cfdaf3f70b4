// A release in a process of its own that dies at a step: node configs/release/dying-release.ts <task>
// A step is whatever changes the disk: an open file, what is written to it, a rename, a folder.
import { createPrivateKey, createPublicKey } from 'node:crypto'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { devNull } from 'node:os'
import { dirname } from 'node:path'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import type { Build } from '../build/build-part.ts'
import { publish } from './publish.ts'

/** As JSON, the only argument. */
export interface DyingTask {
  readonly folder: string
  /** PEM of the registry's private key. */
  readonly key: string
  readonly build: Build
  /** It dies before this step, counted from 1. */
  readonly dieAt: number
}

const { folder, key, build, dieAt }: DyingTask = JSON.parse(process.argv[2] ?? '')

let steps = 0
const step = () => {
  steps += 1
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL')
}

const countCalls = (owner: object, names: readonly string[]) => {
  for (const name of names) {
    const original = Reflect.get(owner, name)
    Reflect.set(owner, name, function counted(this: unknown, ...args: readonly unknown[]) {
      step()
      return Reflect.apply(original, this, args)
    })
  }
}

const anyFile: FileHandle = await promises.open(devNull)
countCalls(Object.getPrototypeOf(anyFile), ['writeFile', 'sync'])
await anyFile.close()
countCalls(promises, ['open', 'link', 'mkdir', 'rename', 'rm', 'writeFile', 'cp'])
syncBuiltinESMExports()

const privateKey = createPrivateKey(key)
const publicKey = createPublicKey(privateKey)
const seen = createSeenRegistry(dirname(folder), folder, publicKey)
await publish({ folder, keys: { privateKey, publicKey }, seen }, [build])
