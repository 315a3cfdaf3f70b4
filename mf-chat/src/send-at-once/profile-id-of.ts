import { isNumber, isObject } from '@lonk/shared-events/event-schema.ts'

/** The profile that a slot's request names; null where it names none. */
export const profileIdOf = (request: unknown): number | null =>
  isObject<Record<string, unknown>>(request) && isNumber(request.profileId) ? request.profileId : null
