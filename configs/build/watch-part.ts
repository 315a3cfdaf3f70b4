import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import { prerenderPart } from '../prerender/prerender.ts'
import { projectRoot } from '../project.ts'
import { partConfig } from '../webpack/part.ts'
import type { Build } from './build-part.ts'

export interface Watched {
  /** `production` in a deployed shell, whose React cannot make the elements of a development build. */
  readonly mode?: 'development' | 'production'
  /** After each build that worked. */
  readonly onBuilt: (build: Build) => Promise<void>
  readonly onError: (text: string) => void
}

/** Builds a part and again after every change. Returns the way to stop. */
export const watchPart = (
  part: string,
  { mode = 'development', onBuilt, onError }: Watched,
): (() => void) => {
  const output = join(projectRoot, '.cache/dev', part)
  const compiler = webpack(partConfig(part, { mode, output }))
  if (!compiler) throw new Error('webpack made no compiler')
  let turn: Promise<void> = Promise.resolve()

  const complete = async (hash: string): Promise<void> => {
    const description = join(projectRoot, part, 'remote.json')
    if (existsSync(description)) await copyFile(description, join(output, 'remote.json'))
    await prerenderPart(part, output, mode)
    await onBuilt({ part, folder: output, sourceHash: createHash('sha256').update(hash).digest('hex') })
  }

  const watching = compiler.watch({ aggregateTimeout: 100 }, (cause, stats) => {
    if (cause || !stats) return onError(`${part}: ${cause?.message ?? 'no result'}`)
    if (stats.hasErrors()) return onError(stats.toString({ preset: 'errors-only', colors: false }))
    // One after the other: a quick second save waits until the first is published.
    turn = turn
      .then(() => complete(`${part} ${stats.hash}`))
      .catch((failure) => onError(`${part}: ${failure instanceof Error ? failure.message : String(failure)}`))
  })
  return () => watching?.close(() => {})
}
