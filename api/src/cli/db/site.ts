import { parseArgs } from 'node:util'
import { language } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'
import { createLocalFanOut } from '../../adapters/fan-out/local.ts'
import type { Clock } from '../../clock.ts'
import { writeAudit } from '../../core/audit/write-audit.ts'
import type { Db } from '../../database/connection.ts'
import { createTransaction, type Trx } from '../../database/transaction.ts'
import { StartError } from '../../start-error.ts'
import { printable } from '../printable.ts'

type Tools = { db: Db; clock: Clock }

const text = z.string().check(z.trim(), z.minLength(1))
const country = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'two letters, as NL'))
const mailbox = z.email()

/** Of a company; each is an option of the command, lists are given once for each entry. */
const companyFields = z.partial(
  z.object({
    name: text,
    address: text,
    city: text,
    country,
    kvk: text,
    tradenames: z.array(text),
    vat_numbers: z.array(text),
    support_phone: z.string().check(z.regex(/^\+?[\d -]{6,20}$/, 'a number, as 020-123 45 67')),
    support_email: mailbox,
    complaint_email: mailbox,
    dsa_contact: mailbox,
    sepa_creditor_id: z
      .string()
      .check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/, 'as NL00ZZZ123456780000')),
  }),
)

/** Who these are for members, and in a contract: whoever agreed to the terms of another has not agreed to these. */
const partyFields = ['name', 'kvk', 'country'] as const

const domainFields = z.partial(
  z.object({
    domain_language: language,
    default_country: country,
    niche: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7)),
  }),
)

const options = {
  name: { type: 'string' },
  address: { type: 'string' },
  city: { type: 'string' },
  country: { type: 'string' },
  kvk: { type: 'string' },
  tradename: { type: 'string', multiple: true },
  vat: { type: 'string', multiple: true },
  phone: { type: 'string' },
  email: { type: 'string' },
  complaints: { type: 'string' },
  dsa: { type: 'string' },
  'sepa-creditor': { type: 'string' },
  language: { type: 'string' },
  niche: { type: 'string' },
  default: { type: 'boolean' },
  off: { type: 'boolean' },
  by: { type: 'string' },
} as const

const columns: Readonly<Record<string, string>> = {
  tradename: 'tradenames',
  vat: 'vat_numbers',
  phone: 'support_phone',
  email: 'support_email',
  complaints: 'complaint_email',
  dsa: 'dsa_contact',
  'sepa-creditor': 'sepa_creditor_id',
}

const companyOptions = Object.keys(options).slice(0, 12)

/** `company [--name … …]`: shows whose site it is, or changes what is given. Returns what to print. */
export const setCompany = async ({ db, clock }: Tools, args: readonly string[]): Promise<string[]> => {
  const { given, by } = read(args, companyOptions)
  const fields = fitting(companyFields, named(given))
  if (Object.keys(fields).length === 0) return show(await companyOf(db))
  const transaction = createTransaction({ db, clock, fanOut: createLocalFanOut() })
  return transaction(async (trx) => {
    const before = await companyOf(trx)
    await requireCountry(trx, fields.country)
    const another = partyFields.some((name) => fields[name] !== undefined && fields[name] !== before[name])
    const after = { ...before, ...fields, ...(another ? { added: clock.now() } : {}) }
    const { id, ...row } = after
    await trx.updateTable('companies').set(row).where('id', '=', id).execute()
    const what = { action: 'company.set', entity: 'company', entityId: id }
    await writeAudit(trx, { actor: who(by), ...what, before, after, now: clock.now() })
    const asked = 'Members are asked to agree to the terms anew: they name another party.'
    return [...show(after), ...(another ? [asked] : [])]
  })
}

/** `domain <host> [--default] [--off] …`: lists hosts, adds one, or changes it. Returns what to print. */
export const setDomain = async ({ db, clock }: Tools, args: readonly string[]): Promise<string[]> => {
  const { given, by, positionals } = read(args, ['country', 'language', 'niche', 'default', 'off'])
  const host = positionals[0]?.toLowerCase()
  if (host === undefined) return listDomains(db)
  if (!/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(host))
    throw new StartError(`${host}: a host's name is needed, as lonk.example`)
  if (given.off && given.default) throw new StartError('A host that is off cannot be the default one')
  const fields = fitting(domainFields, {
    domain_language: given.language,
    default_country: given.country,
    niche: given.niche,
  })
  const transaction = createTransaction({ db, clock, fanOut: createLocalFanOut() })
  return transaction(async (trx) => {
    await requireCountry(trx, fields.default_country)
    const hosts = await trx.selectFrom('domains').selectAll().forUpdate().execute()
    const usual = hosts.find((one) => one.is_default)
    if (!usual) throw new StartError('No host is the default one: the catalogue was not filled')
    const before = hosts.find((one) => one.host === host) ?? null
    if (given.off && host === usual.host)
      throw new StartError(`${host} is the default host: name another with --default first`)
    const after = {
      ...(before ?? { ...usual, host, is_default: false }),
      ...fields,
      active: !given.off,
      is_default: given.default || before?.is_default === true,
    }
    // Who signed up there keeps it; nobody comes by that name any more.
    if (given.default && usual.host !== host)
      await trx
        .updateTable('domains')
        .set({ is_default: false, active: usual.host !== 'localhost' })
        .where('host', '=', usual.host)
        .execute()
    await trx
      .insertInto('domains')
      .values(after)
      .onConflict((conflict) => conflict.column('host').doUpdateSet(after))
      .execute()
    const what = { action: 'domain.set', entity: 'domain', entityId: null }
    await writeAudit(trx, { actor: who(by), ...what, before, after, now: clock.now() })
    return listDomains(trx)
  })
}

const companyOf = (db: Db) =>
  db
    .selectFrom('companies')
    .innerJoin('domains', 'domains.company_id', 'companies.id')
    .selectAll('companies')
    .where('domains.is_default', '=', true)
    .executeTakeFirstOrThrow()

const listDomains = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('domains').selectAll().orderBy('host').execute()
  return rows.map(({ host, domain_language, default_country, niche, is_default, active }) =>
    printable(
      `${host} ${domain_language} ${default_country} niche ${niche}${is_default ? ' default' : ''}${active ? '' : ' off'}`,
    ),
  )
}

const optionOf = (column: string): string =>
  Object.entries(columns).find(([, name]) => name === column)?.[0] ?? column

const show = (company: Awaited<ReturnType<typeof companyOf>>): string[] =>
  Object.keys(companyFields.shape).map((column) => {
    const value: unknown = Object(company)[column]
    return printable(`--${optionOf(column)} ${JSON.stringify(value)}`)
  })

const named = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).map(([option, value]) => [columns[option] ?? option, value]))

const fitting = <Schema extends z.ZodMiniType>(schema: Schema, values: unknown): z.output<Schema> => {
  const given = Object.entries(Object(values)).filter(([, value]) => value !== undefined)
  const { success, data, error } = schema.safeParse(Object.fromEntries(given))
  if (success) return data
  throw new StartError(
    error.issues.map(({ path, message }) => `--${optionOf(String(path[0]))}: ${message}`).join('\n'),
  )
}

const read = (args: readonly string[], allowed: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const { by, ...given } = values
    const wrong = Object.keys(given).find((name) => !allowed.includes(name))
    if (wrong) throw new Error(`--${wrong} does not belong here, only --${allowed.join(', --')}`)
    if (positionals.length > 1) throw new Error('put quotes around a value with spaces')
    return { given, by, positionals }
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

const who = (by: string | undefined): string => {
  const actor = by ?? process.env.USER
  if (actor) return actor
  throw new StartError('--by <who> is needed: who changes this is kept')
}

const requireCountry = async (trx: Trx, code: string | undefined): Promise<void> => {
  if (code === undefined) return
  const known = await trx.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst()
  if (!known) throw new StartError(`There is no country ${code} on this site`)
}
