import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { typedPassword } from '../../schemas/account-fields.ts'
import { emptyBody, noInput } from '../../schemas/input.ts'
import { id, instant, text } from '../../schemas/primitives.ts'
import { userAnswer } from '../session/user.schema.ts'
import {
  addPasskey,
  getPasskeys,
  longestPasskeyName,
  passkeyLogin,
  passkeyLoginOptions,
  removePasskey,
  startPasskey,
} from './passkeys.ts'

export const passkeyView = z.object({
  id,
  name: z.string(),
  /** Kept by its maker's cloud too, so that the member's other devices have it. */
  synced: z.boolean(),
  created_at: instant,
  /** Null: nobody has logged in with it yet. */
  last_used_at: z.nullable(instant),
})
export const passkeysAnswer = z.object({ passkeys: z.array(passkeyView) })
export type PasskeysAnswer = z.infer<typeof passkeysAnswer>

// What browsers make and take is a standard of its own (WebAuthn, level 3): its library reads and checks it. Here
// only its outline, so that nothing else and nothing huge comes in.
const coded = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(20_000))
const made = { id: coded, rawId: coded, type: z.literal('public-key') }
const attachment = z.optional(z.enum(['platform', 'cross-platform']))

export const madePasskey = z.object({
  ...made,
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: coded,
    attestationObject: coded,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
})
export const shownPasskey = z.object({
  ...made,
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: coded,
    authenticatorData: coded,
    signature: coded,
    userHandle: z.optional(z.nullable(coded)),
  }),
})

/** As the browser's own call takes them (`PublicKeyCredentialCreationOptionsJSON`). */
const browserOptions = z.looseObject({ challenge: z.string() })

export const startPasskeyRequest = z.strictObject({ password: typedPassword })
export type StartPasskeyRequest = z.infer<typeof startPasskeyRequest>
export const startPasskeyAnswer = z.object({ options: browserOptions })
export type StartPasskeyAnswer = z.infer<typeof startPasskeyAnswer>

const passkeyName = text(longestPasskeyName).check(z.minLength(1, { error: 'field_required' }))

export const addPasskeyRequest = z.strictObject({ name: passkeyName, passkey: madePasskey })
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequest>

export const removePasskeyRequest = z.strictObject({ id })
export type RemovePasskeyRequest = z.infer<typeof removePasskeyRequest>

export const passkeyLoginOptionsAnswer = z.object({ options: browserOptions })
export type PasskeyLoginOptionsAnswer = z.infer<typeof passkeyLoginOptionsAnswer>

export const passkeyLoginRequest = z.strictObject({
  passkey: shownPasskey,
  /** False: the session ends with the browser. */
  remember: z.optional(z.boolean()),
})
export type PasskeyLoginRequest = z.infer<typeof passkeyLoginRequest>

export const getPasskeysContract = defineCall(getPasskeys, {
  access: 'U',
  query: noInput,
  answer: passkeysAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const startPasskeyContract = defineCall(startPasskey, {
  access: 'U',
  body: startPasskeyRequest,
  answer: startPasskeyAnswer,
  errors: ['old_password_wrong', 'passkey_limit'],
  limits: [per.hour(10)],
})

export const addPasskeyContract = defineCall(addPasskey, {
  access: 'U',
  body: addPasskeyRequest,
  answer: passkeysAnswer,
  errors: ['passkey_invalid', 'passkey_limit'],
  limits: [per.hour(10)],
})

export const removePasskeyContract = defineCall(removePasskey, {
  access: 'U',
  body: removePasskeyRequest,
  answer: passkeysAnswer,
  errors: ['not_found'],
  limits: [per.hour(60)],
})

export const passkeyLoginOptionsContract = defineCall(passkeyLoginOptions, {
  access: 'V',
  body: emptyBody,
  answer: passkeyLoginOptionsAnswer,
  errors: [],
  limits: [byIp(per.minutes(15, 60))],
})

export const passkeyLoginContract = defineCall(passkeyLogin, {
  access: 'V',
  body: passkeyLoginRequest,
  answer: userAnswer,
  errors: ['passkey_unknown', 'passkey_invalid', 'account_deleted_pending', 'account_banned'],
  limits: [byIp(per.minutes(15, 20))],
})
