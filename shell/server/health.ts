import type { ServerResponse } from 'node:http'
import { shellPart } from './registry/composition.ts'
import type { ReadRegistry } from './registry/registry-reader.ts'
import type { ReleaseStore } from './registry/release-store.ts'

interface Readiness {
  readonly ready: boolean
  readonly api: string
  readonly registry: string
  /** Part, version and file of what is not as it was published. Only that part of the site is hurt by it. */
  readonly damaged?: readonly string[]
}

/** `/readyz`: the API says it is ready (database, demo) and there is a shell to serve, as it was published. */
export const readiness = async (
  readRegistry: ReadRegistry,
  releases: Pick<ReleaseStore, 'problem'>,
  apiAddress: () => string | null,
  damage: () => readonly string[],
): Promise<Readiness> => {
  const [{ document, problem }, api] = await Promise.all([readRegistry(), apiReadiness(apiAddress())])
  const shell = document?.parts[shellPart]?.current
  if (!shell) return { ready: false, api, registry: problem ?? 'no_shell' }
  if (await releases.problem(shell)) return { ready: false, api, registry: 'broken_release' }
  const damaged = damage()
  return {
    ready: api === 'ready',
    api,
    registry: problem ?? 'ready',
    ...(damaged.length > 0 ? { damaged } : {}),
  }
}

/** What the API says of itself. */
export const apiReadiness = async (address: string | null): Promise<string> => {
  if (!address) return 'away'
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok ? 'ready' : 'not_ready'
  } catch {
    return 'away'
  }
}

export const answerJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  })
  response.end(JSON.stringify(body))
}
