import { parseArgs } from 'node:util'
import { partnerFields } from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import { email as emailSchema, tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import * as z from 'zod/mini'
import { RequestError } from '../errors.ts'
import { invitePartnerAccount } from '../features/signup/invite-partner-account.ts'
import { StartError } from '../start-error.ts'
import { withOpenSite } from './open-site.ts'
import { printable } from './printable.ts'

// npm run partner-account -- --email …: an account for somebody whom a partner sends.

const usage = `npm run partner-account -- --email <address> [--host <domain>] [--network <partner>]
  [--name <name>] [--date-of-birth YYYY-MM-DD] [--gender male|female] [--seeking male|female|both]
  [--country NL] [--region-id <n>] [--city <name>] [--language nl]`

const text = { type: 'string' } as const

/** Throws what is wrong with it, in words. */
const readInvitation = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: text,
      host: text,
      network: text,
      name: text,
      'date-of-birth': text,
      gender: text,
      seeking: text,
      country: text,
      'region-id': text,
      city: text,
      language: text,
    },
  })
  const { email, host, network, 'date-of-birth': date_of_birth, 'region-id': region, ...rest } = values
  const region_id = region === undefined ? undefined : Number(region)
  return {
    host,
    email: emailSchema.parse(email),
    fields: partnerFields.parse({ ...rest, date_of_birth, region_id }),
    ...(network === undefined ? {} : { tracking: tracking.parse({ network }) }),
  }
}

const main = async (args: readonly string[]): Promise<void> => {
  if (args.length === 0) return console.log(usage)
  const { host, ...invitation } = readInvitation(args)
  await withOpenSite(async ({ sites, transaction, config, clock }) => {
    const site = await sites.of(host)
    await transaction((trx) => invitePartnerAccount(trx, { config }, site, invitation, clock.now()))
  })
  console.log(
    `The account waits for its owner: the mail to ${printable(invitation.email)} goes out by the site.`,
  )
}

const inWords = (error: unknown): string | null => {
  if (error instanceof StartError) return error.message
  if (error instanceof RequestError) return error.code
  if (error instanceof z.core.$ZodError)
    return `${error.issues.map(({ path, message }) => `${path.join('.') || 'email'}: ${message}`).join('\n')}\n${usage}`
  // A flag that parseArgs does not know.
  return error instanceof TypeError ? `${error.message}\n${usage}` : null
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const words = inWords(error)
  console.error(words === null ? error : words.split('\n').map(printable).join('\n'))
  process.exitCode = 1
}
