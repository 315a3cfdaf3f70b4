import type { RequestListener, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How a server leaves: how long it still takes what comes, and how long it then waits for what is under way. */
export interface Leaving {
  readonly stayMs: number
  readonly finishMs: number
}

/** For a person at the terminal, and for tests. */
export const atOnce: Leaving = { stayMs: 0, finishMs: 2000 }

export interface Traffic {
  readonly handler: RequestListener
  /** From now on connections are not kept: whoever comes again is led elsewhere. */
  readonly leave: () => void
  readonly isLeaving: () => boolean
  /** Resolves once nothing but streams is under way. */
  readonly calm: (withinMs: number) => Promise<void>
  /** Those that no API has ended: one elsewhere goes on. Their browsers come again. */
  readonly endStreams: () => void
}

/** Which answers are under way, so that a server that leaves cuts none of them. */
export const watchTraffic = (answer: RequestListener): Traffic => {
  const underWay = new Set<ServerResponse>()
  let leaving = false
  return {
    handler: (request, response) => {
      underWay.add(response)
      response.on('close', () => underWay.delete(response))
      if (leaving) response.shouldKeepAlive = false
      answer(request, response)
    },
    leave: () => {
      leaving = true
    },
    isLeaving: () => leaving,
    calm: async (withinMs) => {
      const until = performance.now() + withinMs
      while ([...underWay].some((response) => !isStream(response)) && performance.now() < until)
        await wait(20)
    },
    endStreams: () => {
      for (const response of underWay) if (isStream(response)) response.end()
    },
  }
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
