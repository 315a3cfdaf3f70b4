import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDescription } from '@lonk/shared-events/contract.ts'
import { remoteDescription } from '../shell/server/registry/registry.schema.ts'
import { StartError } from '../shell/server/start-error.ts'
import { landerRoutes } from './landers/landers.ts'
import { projectRoot } from './project.ts'

const hasRoutes = (value: unknown): value is { readonly routes: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes)

const described = (part: string, root: string): unknown => {
  const file = `${part}/remote.json`
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : String(cause)
    throw new StartError(cause instanceof SyntaxError ? `${file} is no JSON: ${why}` : `${file}: ${why}`)
  }
}

/** `remote.json` of a remote with the routes of its landers, unchecked; the release tool checks it before it publishes. */
export const readRemoteDescription = (part: string, root: string = projectRoot): unknown => {
  const description = described(part, root)
  if (!hasRoutes(description)) return description
  return { ...description, routes: [...description.routes, ...landerRoutes(part)] }
}

/** As its team wrote it, for whoever needs all of it: refused in a line for each thing that is not as agreed. */
export const checkedRemoteDescription = (part: string, root: string = projectRoot): RemoteDescription => {
  const parsed = remoteDescription.safeParse(described(part, root))
  if (parsed.success) return parsed.data
  throw new StartError(
    parsed.error.issues
      .map(({ path, message }) => `${part}/remote.json, ${path.join('.') || 'file'}: ${message}`)
      .join('\n'),
  )
}
