import type { ServerResponse } from 'node:http'
import type { RegistryState } from '../registry/registry-reader.ts'
import { openTo } from './part-files.ts'

export const reloadPath = '/__reload'

/** Reloads the page when the release in service at `origin` (this one: empty) is no longer the one that it began with. */
export const reloadScriptFor = (origin: string): string =>
  `(()=>{let seen;new EventSource('${origin}${reloadPath}').onmessage=({data})=>` +
  '{if(seen&&seen!==data)location.reload();seen=data}})()'

/** Development only: tells open pages, those of `site` too, the registry's sequence, and again whenever it changes. */
export const createLiveReload = (readRegistry: () => Promise<RegistryState>, site: string | null = null) => {
  const open = new Set<ServerResponse>()
  let last = ''

  const tell = async () => {
    if (open.size === 0) return
    const sequence = String((await readRegistry()).document?.sequence ?? '')
    if (sequence === last) return
    last = sequence
    for (const response of open) response.write(`data: ${sequence}\n\n`)
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
      if (last) response.write(`data: ${last}\n\n`)
      open.add(response)
      response.on('close', () => open.delete(response))
    },
    stop: () => clearInterval(timer),
  }
}
