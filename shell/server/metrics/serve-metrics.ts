import { collectDefaultMetrics, type Registry } from 'prom-client'
import { type Listening, listen } from '../listen.ts'

/** `/metrics` on a port of its own, on the loopback address: never beside what visitors reach. */
export const serveMetrics = (registry: Registry, port: number): Promise<Listening> => {
  // What the process itself costs, measured where somebody looks.
  collectDefaultMetrics({ register: registry, prefix: 'lonk_site_' })
  return listen(
    (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    },
    port,
    '127.0.0.1',
  )
}
