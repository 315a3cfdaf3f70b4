import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Build, buildPart } from '@lonk/configs/build/build-part.ts'
import { remoteNames } from '@lonk/configs/project.ts'

/** What a site with ten times our teams would have registered. */
const wanted = 50

/** As heavy a registration as the one it is made of: each of its routes again, under another name and path. */
const describedAs = (name: string, description: string): string => {
  const parsed = JSON.parse(description)
  const routes = parsed.routes.map((route: { readonly name: string; readonly path: string }) => ({
    ...route,
    name: `${name}-${route.name}`,
    path: `/${name}${route.path}`,
  }))
  return JSON.stringify({
    ...parsed,
    name,
    owner: `team-${name.slice(3)}`,
    namespaces: [name],
    routes,
    slots: [],
  })
}

/**
 * Builds of as many more remotes as fifty need, in folders below `folder`: copies of mf-signup with its ten routes.
 * They are registered like any other; the pages that are measured load none of them.
 */
export const buildsUntilFifty = async (folder: string): Promise<readonly Build[]> => {
  const like = await buildPart('mf-signup', { mode: 'production' })
  const description = await readFile(join(like.folder, 'remote.json'), 'utf8')
  const names = Array.from(
    { length: wanted - remoteNames.length },
    (_, at) => `mf-more-${String(at + 1).padStart(2, '0')}`,
  )
  return Promise.all(
    names.map(async (part) => {
      const copy = join(folder, part)
      await cp(like.folder, copy, { recursive: true })
      await writeFile(join(copy, 'remote.json'), describedAs(part, description))
      return { part, folder: copy, sourceHash: like.sourceHash }
    }),
  )
}
