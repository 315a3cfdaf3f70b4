import { isReleasePath } from '../../shell/server/static/release-files.ts'
import type { RunningSite } from './run-site.ts'

const patienceMs = 5000

/** How a request is answered now: a test that failed may have waited for a server that stood still. */
const answerOf = async (address: string, path: string): Promise<{ line: string; text: string }> => {
  const began = performance.now()
  const took = () => `${Math.round(performance.now() - began)} ms`
  try {
    const answer = await fetch(address + path, { signal: AbortSignal.timeout(patienceMs) })
    const text = await answer.text()
    return { line: `${path}: ${answer.status} in ${took()}`, text }
  } catch (cause) {
    return { line: `${path}: ${cause} after ${took()}`, text: '' }
  }
}

/**
 * What can be said of a site at the end of a failed test, for its report: whether its server, its files and its API
 * answer, and what this process, which the server runs in, still waits for.
 */
export const siteState = async ({ address }: RunningSite): Promise<string> => {
  const counts = new Map<string, number>()
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const alive = await answerOf(address, '/healthz')
  const ready = await answerOf(address, '/readyz')
  const document = await answerOf(address, '/terms')
  const file = document.text.match(/"(\/[^"]+\.js)"/g)?.find((quoted) => isReleasePath(quoted.slice(1, -1)))
  const lines = [alive, ready, document, ...(file ? [await answerOf(address, file.slice(1, -1))] : [])]
  return [
    ...lines.map(({ line }) => line),
    `waiting for: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
  ].join('\n')
}
