import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landerRoutes } from './landers/landers.ts'
import { projectRoot } from './project.ts'

const hasRoutes = (value: unknown): value is { readonly routes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes)

/** `remote.json` of a remote with the routes of its landers, unchecked; the release tool checks it before it publishes. */
export const readRemoteDescription = (part: string): unknown => {
  const description: unknown = JSON.parse(readFileSync(join(projectRoot, part, 'remote.json'), 'utf8'))
  if (!hasRoutes(description)) return description
  return { ...description, routes: [...description.routes, ...landerRoutes(part)] }
}
