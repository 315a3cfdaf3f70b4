import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import webpack, { type Stats } from 'webpack'
import { sourceRules } from '../../configs/webpack/rules.ts'
import { fontFiles } from '../src/fonts.ts'
import { people } from './people.ts'

const require = createRequire(import.meta.url)

/** Lays the gallery into a folder as plain files and builds it again at every change, telling each outcome. */
export const buildGallery = (folder: string, told: (stats: Stats) => void): void => {
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  for (const font of fontFiles) {
    const home = dirname(require.resolve(`${font.package}/package.json`))
    cpSync(join(home, font.source), join(folder, 'fonts', font.name))
  }
  mkdirSync(join(folder, 'photos'), { recursive: true })
  for (const { id, name } of people) {
    const portrait = createAvatar(openPeeps, { seed: name, face: ['smile', 'calm', 'cute'] })
    writeFileSync(join(folder, 'photos', `${id}.svg`), portrait.toString())
  }
  writeFileSync(join(folder, 'index.html'), page)
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    target: 'web',
    entry: './client.tsx',
    output: { path: folder, filename: 'client.js' },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: sourceRules({ namespace: 'gallery', mode: 'development' }) },
  })
  compiler?.watch({}, (error, stats) => {
    if (error) throw error
    if (stats) told(stats)
  })
}

const page =
  '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Lonk: bouwstenen</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"></head>' +
  '<body><div id="root"></div><script src="client.js"></script></body></html>'
