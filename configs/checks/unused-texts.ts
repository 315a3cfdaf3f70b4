import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot, remotesIn } from '../project.ts'
import { keysOf, textsOf } from './catalogues.ts'
import { filesBelow } from './project-files.ts'

/** Parts whose texts are asked for by name in their own sources; error texts go by code, from the server. */
const browserPartsIn = (root: string): readonly string[] => ['shell', ...remotesIn(root), 'shared-ui']

/** Read when a part is built, for the head of pages that are rendered then. */
const isPageHead = (key: string): boolean => /(?:^|\.)head\.(title|description)$/.test(key)

/** Keys that no source names, whole or by the fixed beginning of a composed one (`t(`step.${name}`)`). */
export const unusedKeys = (dutch: unknown, sources: string): readonly string[] => {
  const beginnings = [...sources.matchAll(/[`'"](?:[\w-]+:)?((?:[\w-]+\.)+[\w-]*)\$\{/g)].map(
    ([, start = '']) => start,
  )
  const ends = [...sources.matchAll(/\}((?:\.[\w-]+)+)[`'"]/g)].map(([, end = '']) => end)
  const isUsed = (key: string): boolean =>
    new RegExp(`[\`'":]${key.replaceAll('.', '\\.')}[\`'"]`).test(sources) ||
    beginnings.some((start) => key.startsWith(start)) ||
    ends.some((end) => key.endsWith(end))
  // A plural form is asked for by what all its forms begin with, a text that only looks like one by itself.
  const unused = [...textsOf(dutch).keys()].filter(
    (key) => !isPageHead(key) && !isUsed(key) && ![...keysOf(new Map([[key, '']]))].some(isUsed),
  )
  return [...keysOf(new Map(unused.map((key) => [key, ''])))]
}

export const unusedTexts = (
  root: string = projectRoot,
  packages: readonly string[] = browserPartsIn(root),
): readonly string[] => {
  const browserParts = browserPartsIn(root)
  const parts = browserParts.filter((part) => packages.includes(part))
  return parts.flatMap((part) => {
    const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
    const users = part === 'shared-ui' ? browserParts : [part]
    const sources = users
      .flatMap((folder) => filesBelow(`${folder}/src`, isSource, root))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n')
    return filesBelow(`${part}/src`, (path) => path.endsWith('/locales/nl.json'), root).flatMap((file) =>
      unusedKeys(JSON.parse(readFileSync(join(root, file), 'utf8')), sources).map(
        (key) => `${dirname(file)}: nothing uses ${key}`,
      ),
    )
  })
}
