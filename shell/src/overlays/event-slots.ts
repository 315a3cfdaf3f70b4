import { isObject } from '@lonk/shared-events/event-schema.ts'
import { type EventName, isEventName } from '@lonk/shared-events/event-table.ts'
import type { SlotOpening } from '@lonk/shared-events/registry.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { PartFailure } from '../composition/part-failure.ts'
import { type SlotRow, slotRows } from '../composition/route-table.ts'
import { report } from '../errors/reports.ts'

/** A slot of the registry and the event that opens it. */
export interface EventSlot<N extends EventName = EventName> extends SlotRow {
  readonly on: N
}

/**
 * What opens the slots that were released before contract 1.4.0, when no `remote.json` said it. A release of then may
 * be in service still, and a document server of then hands on no more than a slot's name.
 */
const earlierSlots: Readonly<Record<string, SlotOpening>> = {
  'match-modal': { on: 'match-made', lasting: true },
  'new-message-toast': {
    on: 'message-received',
    where: { 'message.own': false },
    notOn: '/chats/{message.conversation_id}',
    lasting: true,
  },
  'bonus-modal': { on: 'bonus-due', lasting: true },
  icebreaker: { on: 'icebreaker-requested' },
  'gift-picker': { on: 'gift-requested' },
  'complaint-dialog': { on: 'complaint-requested' },
  'profile-panel': { on: 'profile-panel-requested' },
  'login-prompt': { on: 'login-requested' },
  'sign-up': { on: 'signup-requested' },
  'not-enough-credits': { on: 'credits-requested', where: { reason: 'not-enough-credits' } },
}

const withOpening = (row: SlotRow): SlotRow =>
  row.on === undefined && row.notice === undefined ? { ...row, ...earlierSlots[row.name] } : row

/** The slots of the registry that open on an event which this shell knows. */
export const eventSlots = (): readonly EventSlot[] =>
  slotRows()
    .map(withOpening)
    .flatMap(({ on, ...row }) => (on !== undefined && isEventName(on) ? [{ ...row, on }] : []))

/** Tells of slots whose event this shell does not know: their remote is newer, and goes on without them. */
export const reportUnknownOpenings = (): void => {
  for (const { remote, name, on } of slotRows()) {
    if (on === undefined || isEventName(on)) continue
    const message = `the slot ${name} opens on ${on}, which this shell does not know`
    report(new PartFailure({ owner: remote, phase: 'registry', message }))
  }
}

const fieldOf = (payload: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce((value, key) => (isObject<Record<string, unknown>>(value) ? value[key] : undefined), payload)

/** Does a slot open for this payload, on the page at this path? */
export const opensFor = ({ where = {}, notOn }: SlotOpening, payload: unknown, path: string): boolean => {
  if (!Object.entries(where).every(([field, value]) => fieldOf(payload, field) === value)) return false
  const closedPage = notOn?.replaceAll(/\{([\w.]+)\}/g, (_, field: string) => String(fieldOf(payload, field)))
  return closedPage === undefined || matchPattern(closedPage, path) === null
}
