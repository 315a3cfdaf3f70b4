import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import { type EventName, eventTable, isEventName } from '@lonk/shared-events/event-table.ts'
import type { Release } from '@lonk/shared-events/registry.ts'

/** Requests that the shell answers wherever they are made: a slot on one of them would be a second answer. */
const answeredByTheShell = [
  'logout-requested',
  'profile-requested',
  'chat-requested',
  'language-requested',
  'country-requested',
  'color-scheme-requested',
  'position-requested',
  'push-requested',
  'toast-requested',
  'refresh-requested',
] as const satisfies readonly EventName[]

export type AnsweredByTheShell = (typeof answeredByTheShell)[number]

type WithSlots = Pick<Release, 'part' | 'slots'>

/** What is wrong with what opens a release's slots, alone and beside those of the others. */
export const slotProblems = ({ slots }: WithSlots, others: readonly WithSlots[]): readonly string[] => {
  const claimed = others.flatMap(({ part, slots }) => slots.map((slot) => ({ slot, owner: part })))
  return slots.flatMap((slot, at) => [
    ...openingProblems(slot),
    ...[...claimed, ...slots.slice(0, at).map((own) => ({ slot: own, owner: 'the remote itself' }))].flatMap(
      ({ slot: other, owner }) => clashes(slot, other).map((what) => `${what} of ${owner}`),
    ),
  ])
}

const openingProblems = (slot: SlotDeclaration): readonly string[] => {
  const { name, on, where = {}, notOn = '', lasting, notice } = slot
  if (on === undefined) {
    const opening = Object.entries({ where: slot.where, notOn: slot.notOn, lasting })
    return [
      ...(notice ? [] : [`the slot ${name} says neither "on" nor "notice": nothing opens it`]),
      ...opening.flatMap(([key, given]) =>
        given === undefined ? [] : [`the slot ${name} says "${key}" without "on"`],
      ),
    ]
  }
  if (notice) return [`the slot ${name} says both "on" and "notice"`]
  if (!isEventName(on)) return [`the slot ${name} opens on ${on}, which is no event of the contract`]
  if (answeredByTheShell.some((name) => name === on))
    return [`the slot ${name} opens on ${on}, which the shell answers itself`]
  const named = [...notOn.matchAll(/\{([^}]*)\}/g)].map(([, field = '']) => field)
  return [
    ...[...Object.keys(where), ...named]
      .filter((field) => !checkOf(on, field))
      .map((field) => `the slot ${name} looks at ${field}, which ${on} does not have`),
    ...Object.entries(where)
      .filter(([field, value]) => !field.includes('.') && checkOf(on, field)?.(value) === false)
      .map(([field, value]) => `the slot ${name} waits for ${field} ${value}, which ${on} never says`),
  ]
}

/** The check of a field, or of the object that it stands in: what is inside is another contract's. */
const checkOf = (on: EventName, field: string): ((value: unknown) => boolean) | undefined =>
  new Map<string, (value: unknown) => boolean>(Object.entries(eventTable[on].fields)).get(
    field.split('.')[0] ?? '',
  )

/** A request has one answer and a notice one inside; a fact may open any number of slots. */
const clashes = (slot: SlotDeclaration, other: SlotDeclaration): readonly string[] => {
  if (slot.notice && slot.notice === other.notice)
    return [`the slot ${slot.name} is the notice ${slot.notice}, as is ${other.name}`]
  const { on = '' } = slot
  return on.endsWith('-requested') && on === other.on && !excludeEachOther(slot.where, other.where)
    ? [`the slot ${slot.name} answers ${on}, as does ${other.name}`]
    : []
}

const excludeEachOther = (one: SlotDeclaration['where'] = {}, two: SlotDeclaration['where'] = {}): boolean =>
  Object.entries(one).some(([field, value]) => field in two && two[field] !== value)
