// Builds the gallery as plain files: `node shared-ui/gallery/build.mts <folder>`, then open index.html there.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import webpack, { type Configuration } from 'webpack'
import { sourceRules } from '../../configs/webpack/rules.ts'
import { fontFiles } from '../src/fonts.ts'
import { people } from './people.ts'

const require = createRequire(import.meta.url)
const [output = '.cache/gallery'] = process.argv.slice(2)
const folder = resolve(output)

const common: Configuration = {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: sourceRules({ namespace: 'gallery', mode: 'development' }) },
}

const compile = (config: Configuration) =>
  new Promise<void>((done, fail) => {
    webpack({ ...common, ...config }, (error, stats) => {
      if (error) return fail(error)
      return stats?.hasErrors() ? fail(new Error(stats.toString('errors-only'))) : done()
    })
  })

await compile({ target: 'web', entry: './client.tsx', output: { path: folder, filename: 'client.js' } })
await compile({
  target: 'node',
  entry: './render.tsx',
  output: { path: join(folder, 'server'), filename: 'render.cjs', library: { type: 'commonjs2' } },
})

const { pages }: { pages: Record<string, string> } = require(join(folder, 'server/render.cjs'))
for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text)

mkdirSync(join(folder, 'fonts'), { recursive: true })
for (const font of fontFiles) {
  const home = dirname(require.resolve(`${font.package}/package.json`))
  cpSync(join(home, font.source), join(folder, 'fonts', font.name))
}

mkdirSync(join(folder, 'photos'), { recursive: true })
for (const person of people) {
  const portrait = createAvatar(openPeeps, { seed: person.name, face: ['smile', 'calm', 'cute'] })
  writeFileSync(join(folder, 'photos', `${person.id}.svg`), portrait.toString())
}
