import { concat, type Observable, of, Subject } from 'rxjs'
import { firstWrongField } from './event-schema.ts'
import { type EventName, type EventPayload, eventTable, isEventName } from './event-table.ts'

/** One event on its way: what is kept for reports and sent to other tabs. */
export interface BusEnvelope<N extends EventName = EventName> {
  readonly name: N
  readonly version: number
  readonly payload: EventPayload<N>
  /** Milliseconds since the epoch, by this device's clock. */
  readonly at: number
  /** True where another tab of the same browser published it. */
  readonly foreign: boolean
}

/** An event that was refused: unknown name, other version, wrong payload. It reaches nobody and throws nothing. */
export interface BusRefusal {
  readonly name: string
  readonly reason: 'unknown-event' | 'other-version' | 'wrong-payload' | 'subscriber-failed'
  readonly detail: string
}

/** The one way from one part to another. What does not fit the table is refused and reported, never thrown. */
export interface Bus {
  /** Publishes to this tab and, where the event table says so, to the member's other tabs. */
  publish<N extends EventName>(name: N, payload: EventPayload<N>): void
  /** All later events of that name; where the table says `replay`, the last one first and at once. */
  on<N extends EventName>(name: N): Observable<EventPayload<N>>
  /** Takes an envelope from another tab; whatever does not fit this release's table is refused. */
  receive(envelope: unknown): void
  /** Everything published in this tab that other tabs should get. */
  readonly outgoing: Observable<BusEnvelope>
  readonly refusals: Observable<BusRefusal>
  /** The last {@link historyLength} events, oldest first, names and times only: fit for a report. */
  recent(): readonly { readonly name: string; readonly at: number }[]
}

/** How many of the last events are kept for reports. */
export const historyLength = 50

const hasName = (value: unknown): value is { name: string; version: unknown; payload: unknown } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

/** A bus of its own, for tests; the site's one is {@link bus}. */
export const createBus = (now: () => number = Date.now): Bus => {
  const subjects = new Map<EventName, Subject<unknown>>()
  const last = new Map<EventName, unknown>()
  const outgoing = new Subject<BusEnvelope>()
  const refusals = new Subject<BusRefusal>()
  const ring: { name: string; at: number }[] = []

  const subjectOf = (name: EventName): Subject<unknown> => {
    const known = subjects.get(name)
    if (known) return known
    const made = new Subject<unknown>()
    subjects.set(name, made)
    return made
  }

  const accepts = (name: string, version: unknown, payload: unknown): name is EventName => {
    const refuse = (reason: BusRefusal['reason'], detail: string) => {
      refusals.next({ name, reason, detail })
      return false
    }
    if (!isEventName(name)) return refuse('unknown-event', 'not in the event table')
    const definition = eventTable[name]
    if (version !== definition.version)
      return refuse('other-version', `${version} instead of ${definition.version}`)
    const wrong = firstWrongField(definition.fields, payload)
    return wrong === null || refuse('wrong-payload', wrong)
  }

  const deliver = (name: EventName, payload: unknown): number => {
    const at = now()
    ring.push({ name, at })
    if (ring.length > historyLength) ring.shift()
    if (eventTable[name].replay) last.set(name, payload)
    subjectOf(name).next(payload)
    return at
  }

  return {
    publish: (name, payload) => {
      // The name is checked although it is typed: a remote may be newer or older than this table.
      const definition = isEventName(name) ? eventTable[name] : undefined
      if (!accepts(name, definition?.version, payload)) return
      const at = deliver(name, payload)
      if (definition?.crossTab)
        outgoing.next({ name, version: definition.version, payload, at, foreign: false })
    },
    on: <N extends EventName>(name: N) => {
      // The subject of a name carries that name's payloads only; `accepts` has checked each.
      const later = subjectOf(name) as Subject<unknown> as Observable<EventPayload<N>>
      if (!last.has(name)) return later
      return concat(of(last.get(name) as EventPayload<N>), later)
    },
    receive: (envelope) => {
      if (!hasName(envelope)) return
      if (accepts(envelope.name, envelope.version, envelope.payload)) deliver(envelope.name, envelope.payload)
    },
    outgoing,
    refusals,
    recent: () => [...ring],
  }
}

/** The site's one bus; a federation singleton, so that shell and remotes share it. */
export const bus = createBus()
