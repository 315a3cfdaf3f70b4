import { contactLetter } from '@lonk/shared-events/storage-register.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

/** What a letter to support holds while it is being written. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly text: string
}

const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'email', 'subject', 'text'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Nothing typed is lost by a reload; closing the tab forgets it. */
export const contactDraft = createStored(contactLetter, asJson(isLetter))
