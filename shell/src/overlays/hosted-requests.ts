import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'

type Answers<N extends EventName> = (payload: EventPayload<N>) => boolean

const hosted: { [N in EventName]?: Set<Answers<N>> } = {}

const hostsOf = <N extends EventName>(request: N): Set<Answers<N>> => {
  const known: Set<Answers<N>> | undefined = hosted[request]
  if (known) return known
  const made = new Set<Answers<N>>()
  Object.assign(hosted, { [request]: made })
  return made
}

/**
 * Requests that a slot answers now. Before the overlays are there, and where no remote brings the slot, the shell
 * answers with a page instead.
 */
export const hostedRequests = {
  answers: <N extends EventName>(request: N, payload: EventPayload<N>): boolean =>
    [...hostsOf(request)].some((answers) => answers(payload)),
  /** Takes over the requests that `answers` accepts; call what is returned to give them back. */
  take: <N extends EventName>(request: N, answers: Answers<N> = () => true): (() => void) => {
    // Wrapped, so that whoever takes the same twice has to give it back twice.
    const mine: Answers<N> = (payload) => answers(payload)
    hostsOf(request).add(mine)
    return () => {
      hostsOf(request).delete(mine)
    }
  },
}
