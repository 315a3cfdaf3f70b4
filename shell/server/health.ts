import type { ServerResponse } from 'node:http'
import { shellPart } from './registry/composition.ts'
import type { ReadRegistry } from './registry/registry-reader.ts'

/** `/readyz`: the API says it is ready (database, demo) and there is a shell to serve. */
export const readiness = async (
  readRegistry: ReadRegistry,
  apiAddress: () => string | null,
): Promise<{ readonly ready: boolean; readonly api: string; readonly registry: string }> => {
  const [{ document, problem }, api] = await Promise.all([readRegistry(), apiReadiness(apiAddress())])
  const registry = document?.parts[shellPart] ? (problem ?? 'ready') : (problem ?? 'no_shell')
  return { ready: api === 'ready' && Boolean(document?.parts[shellPart]), api, registry }
}

const apiReadiness = async (address: string | null): Promise<string> => {
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
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  })
  response.end(JSON.stringify(body))
}
