// One part, built in a process of its own: node configs/build/build-worker.ts <part> <mode> <output>
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack, { type Configuration, type Stats } from 'webpack'
import { exitWithReason } from '../../shell/server/process-end.ts'
import { factsFile, factsOf } from '../contract/facts.ts'
import { prerenderPart } from '../prerender/prerender.ts'
import { projectRoot } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { partConfig } from '../webpack/part.ts'
import { compressFolder } from './compress-folder.ts'

const runWebpack = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    if (!compiler) return reject(new Error('webpack made no compiler'))
    compiler.run((cause, stats) => {
      compiler.close(() => {
        if (cause || !stats) reject(cause ?? new Error('webpack gave no result'))
        else resolve(stats)
      })
    })
  })

const build = async (part: string, mode: 'production' | 'development', output: string): Promise<void> => {
  const stats = await runWebpack(partConfig(part, { mode, output }))
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }))
  if (stats.hasWarnings())
    process.stderr.write(`${stats.toString({ preset: 'errors-warnings', colors: false })}\n`)
  if (existsSync(join(projectRoot, part, 'remote.json')))
    await writeFile(join(output, 'remote.json'), JSON.stringify(readRemoteDescription(part)))
  await writeFile(join(output, factsFile), JSON.stringify(factsOf(part)))
  await prerenderPart(part, output, mode)
  if (mode === 'production') await compressFolder(output)
}

const [part, mode, output] = process.argv.slice(2)
if (!part || !output || (mode !== 'production' && mode !== 'development')) {
  throw new Error('usage: build-worker.ts <part> production|development <output>')
}
try {
  await build(part, mode, output)
  process.exit(0)
} catch (cause) {
  exitWithReason(cause)
}
