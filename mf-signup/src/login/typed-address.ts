import { isObject } from '@lonk/shared-events/event-schema.ts'

/** Hands an address that was typed on to the next page: in the history's entry, so that no address bar shows it. */
export const withAddress = (email: string) => (email === '' ? null : { email })

/** The address that the page before handed on; empty where it handed on none. */
export const addressIn = (locationState: unknown): string =>
  isObject<Record<string, unknown>>(locationState) && typeof locationState.email === 'string'
    ? locationState.email
    : ''
