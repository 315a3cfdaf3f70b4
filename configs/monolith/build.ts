// The monolith, built in a process of its own: node configs/monolith/build.ts <output>
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RouteDeclaration } from '@lonk/shared-events/contract.ts'
import webpack, { type Stats } from 'webpack'
import { buildParts } from '../build/build-part.ts'
import { compressFolder } from '../build/compress-folder.ts'
import { partNames, remoteNames } from '../project.ts'
import { readRemoteDescription } from '../remote-description.ts'
import { monolithDocument, textsOf } from './document.ts'
import { type MonolithRoutes, routesFile } from './routes.ts'
import { monolithVersion } from './src/version.ts'
import { chunkNameOf, monolithConfig } from './webpack.ts'

const runWebpack = (output: string): Promise<Stats> =>
  new Promise((resolve, reject) =>
    webpack(monolithConfig(output), (cause, stats) => {
      if (cause || !stats) return reject(cause ?? new Error('webpack gave no result'))
      if (stats.hasErrors())
        return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })))
      resolve(stats)
    }),
  )

/** Catalogues, fonts and icons are the very files of the parts' releases. */
const copyCommonFiles = async (output: string): Promise<void> => {
  for (const { part, folder } of await buildParts(partNames, 'production')) {
    const target = join(output, 'r', part, monolithVersion)
    await cp(join(folder, 'locales'), join(target, 'locales'), { recursive: true })
    if (part === 'shell') await cp(join(folder, 'assets'), join(target, 'assets'), { recursive: true })
  }
}

const rooted = (file: string): string => `/${file}`

const isRouteList = (value: unknown): value is { routes: RouteDeclaration[] } =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes)

const writeDocuments = async (stats: Stats, output: string): Promise<void> => {
  const scriptsOf = (files: ReadonlySet<string> | readonly string[] | undefined) =>
    [...(files ?? [])].filter((file) => file.endsWith('.js'))
  const { entrypoints, namedChunkGroups } = stats.compilation
  const [scripts, inlined] = ['main', 'inlined'].map((entry) => scriptsOf(entrypoints.get(entry)?.getFiles()))
  if (!scripts || !inlined) throw new Error('the build has no entry')
  const routes: MonolithRoutes[number][] = []
  await mkdir(join(output, 'documents'))
  for (const remote of remoteNames) {
    const description = readRemoteDescription(remote)
    if (!isRouteList(description)) throw new Error(`${remote}/remote.json has no routes`)
    for (const { name, path, page, layout } of description.routes) {
      const chunks = scriptsOf(namedChunkGroups.get(chunkNameOf(remote, page))?.getFiles())
      const document = `documents/${name}.html`
      await writeFile(join(output, document), await monolithDocument(scripts, { layout, remote, chunks }))
      const code = { scripts: inlined.map(rooted), chunks: chunks.map(rooted), texts: textsOf(remote) }
      routes.push({ path, document, inlined: code })
    }
  }
  await writeFile(join(output, routesFile), JSON.stringify(routes))
}

const output = process.argv[2] && resolve(process.argv[2])
if (!output) throw new Error('usage: build.ts <output>')
const stats = await runWebpack(output)
await copyCommonFiles(output)
await writeDocuments(stats, output)
await compressFolder(output)
