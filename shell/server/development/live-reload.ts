import type { ServerResponse } from 'node:http'
import type { RegistryState } from '../registry/registry-reader.ts'
import { openTo } from './part-files.ts'

export const reloadPath = '/__reload'

/** Above all that a page draws, in colours of no theme; at the top, because a tester's way out is at the foot. */
const problemStyle =
  'position:fixed;inset:0 0 auto;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:16px;' +
  'background:#1f1300;color:#ffd9a0;font:13px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere'

/**
 * Reloads the page when the release in service at `origin` (this one: empty) is no longer the one that it began with,
 * and shows what keeps a save from being built for as long as it does.
 */
export const reloadScriptFor = (origin: string): string =>
  `(()=>{let seen,box;const source=new EventSource('${origin}${reloadPath}');` +
  'source.onmessage=({data})=>{if(seen&&seen!==data)location.reload();seen=data};' +
  "source.addEventListener('problem',({data})=>{box?.remove();const text=JSON.parse(data);if(!text)return;" +
  "box=document.createElement('pre');box.setAttribute('role','alert');box.textContent=text;" +
  `box.style.cssText='${problemStyle}';document.documentElement.append(box)})})()`

interface Workshop {
  /** Origin of another site whose pages are told, too. */
  readonly site?: string | null
  /** What keeps the newest save from being built; empty for nothing. */
  readonly problem?: () => string
}

/** Development only: tells open pages the registry's sequence and what does not build, and again whenever it changes. */
export const createLiveReload = (
  readRegistry: () => Promise<RegistryState>,
  { site = null, problem = () => '' }: Workshop = {},
) => {
  const open = new Set<ServerResponse>()
  let last = ''
  let lastProblem = ''

  const tellAll = (message: string) => {
    for (const response of open) response.write(message)
  }
  const tell = async () => {
    if (open.size === 0) return
    const sequence = String((await readRegistry()).document?.sequence ?? '')
    if (sequence !== last) {
      last = sequence
      tellAll(sequenceMessage(sequence))
    }
    const now = problem()
    if (now !== lastProblem) {
      lastProblem = now
      tellAll(problemMessage(now))
    }
  }
  const timer = setInterval(() => void tell(), 300)
  timer.unref()

  return {
    connect: (response: ServerResponse) => {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        ...(site === null ? {} : openTo(site)),
      })
      response.write('retry: 500\n\n')
      if (last) response.write(sequenceMessage(last))
      if (lastProblem) response.write(problemMessage(lastProblem))
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    stop: () => clearInterval(timer),
  }
}

const sequenceMessage = (sequence: string): string => `data: ${sequence}\n\n`

/** As JSON: it has lines, and an event's data has one. */
const problemMessage = (text: string): string => `event: problem\ndata: ${JSON.stringify(text)}\n\n`
