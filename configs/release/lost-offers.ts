import type { SlotDeclaration } from '@lonk/shared-events/contract.ts'
import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import type { ContractEntries } from '../contract/contract-step.ts'
import type { Described } from './release-facts.ts'
import { formsOf } from './route-problems.ts'

type Offers = Pick<Release, 'routes' | 'slots'>

interface Swap {
  readonly before: Release
  readonly coming: Release
  /** What has routes and slots beside it. */
  readonly beside: readonly Release[]
  /** What runs beside it for anybody, with what it counts on. */
  readonly users: readonly Described[]
}

/**
 * What a release has no more although a part that runs beside it counts on it: an address that it leads to, a slot that
 * answers what it asks for. What was never there is nobody's loss: parts are released one after the other. The shell's
 * facts are all that it offers, and do not tell what it uses itself.
 */
export const lostOffers = ({ before, coming, beside, users }: Swap): readonly string[] => {
  const after = [coming, ...beside]
  return users
    .filter(({ part }) => part !== shellPart && part !== coming.part)
    .flatMap((user) => {
      const [who, what] = [`${user.part} ${user.version}`, `${coming.part} ${coming.version}`]
      return [
        ...lostPaths(user.facts?.routes ?? {}, before, after).map(
          (path) => `${who} leads to ${path}, which ${what} has no more`,
        ),
        ...lostAnswers(user, before, after).map(
          (on) => `${who} asks by ${on}, which no slot of ${what} answers any more`,
        ),
      ]
    })
}

const lostPaths = (
  known: Readonly<Record<string, { readonly is: string }>>,
  before: Offers,
  after: readonly Offers[],
): readonly string[] => {
  const formsIn = (offers: readonly Offers[]) =>
    new Set(offers.flatMap(({ routes }) => routes.flatMap(({ path }) => formsOf(path))))
  const [had, has] = [formsIn([before]), formsIn(after)]
  return Object.values(known)
    .map(({ is }) => is)
    .filter((path) => formsOf(path).some((form) => had.has(form) && !has.has(form)))
}

const lostAnswers = (user: Described, before: Offers, after: readonly Offers[]): readonly string[] => {
  const answered = (on: string, given: SlotDeclaration['where'] = {}) =>
    after.some(({ slots }) =>
      slots.some(
        (slot) =>
          slot.on === on && Object.entries(slot.where ?? {}).every(([key, value]) => given[key] === value),
      ),
    )
  return before.slots.flatMap(({ on = '', where = {} }) => {
    if (!on.endsWith('-requested') || !(on in (user.facts?.events ?? {}))) return []
    // Whoever answers it too may be in no need of another.
    if (user.slots.some((own) => own.on === on)) return []
    return asked(user.facts?.events ?? {}, on, where).every((given) => answered(on, given)) ? [] : [on]
  })
}

/** What of a request that a slot waits for somebody may ask: each text that they know, where it has texts. */
const asked = (
  events: ContractEntries[string],
  on: string,
  where: NonNullable<SlotDeclaration['where']>,
): readonly NonNullable<SlotDeclaration['where']>[] => {
  const texts = Object.keys(events).flatMap((name) => {
    const [, event, field = '', text = ''] = /^([^.=]+)\.([^=]+)=(.*)$/.exec(name) ?? []
    return event === on ? [{ field, text }] : []
  })
  if (texts.length === 0) return [where]
  return texts
    .filter(({ field, text }) => where[field] === undefined || where[field] === text)
    .map(({ field, text }) => ({ ...where, [field]: text }))
}
