import { sql } from 'kysely'
import { after, before, days, localDay } from '../../clock.ts'
import { decimal } from '../../core/money/amounts.ts'
import { isProven } from '../../features/payments/orders/country-evidence.ts'
import { ModerationError } from '../../moderation-error.ts'
import type { Command, Moderation } from './moderation.ts'

/** From here on the issuer of vouchers has to tell its bank supervisor: a million in twelve months, in euro. */
const toTell = { cents: 1_000_000_00, currency: 'EUR' }
/** Within a month a person has a right to an answer. */
const answerWithin = days(30)

/** What the tax office, the supervisor and members have a right to: `npm run moderate -- vat 2026-10-01 2026-12-31`. */
export const bookCommands: Record<string, Command> = {
  vat: {
    usage: 'vat <from> <to>                turnover and VAT by country and rate, both days included, as CSV',
    run: async ({ db }, [from, to]) => {
      const rows = await vatRows(db, dayOf('from', from), dayOf('to', to))
      return [
        'country;rate;currency;invoices;credit notes;gross;net;vat',
        ...rows.map(({ country, vat_rate, currency, invoices, notes, gross, vat }) =>
          [
            country,
            vat_rate,
            currency,
            invoices,
            notes,
            decimal(gross),
            decimal(gross - vat),
            decimal(vat),
          ].join(';'),
        ),
      ]
    },
  },
  countries: {
    usage: 'countries <from> <to>          paid orders whose country stands on less than two proofs, as CSV',
    run: async ({ db }, [from, to]) => {
      const rows = await db
        .selectFrom('orders')
        .select(['number', 'country', 'country_evidence'])
        .where('credited_at', 'is not', null)
        .where(
          sql<boolean>`(credited_at at time zone 'Europe/Amsterdam')::date
            between ${dayOf('from', from)}::date and ${dayOf('to', to)}::date`,
        )
        .orderBy('id')
        .execute()
      return [
        'order;country;declared;account;seen;card;bank account',
        ...rows
          .filter(({ country, country_evidence }) => !isProven(country, country_evidence))
          .map(({ number, country, country_evidence: { declared, account, geoip, card, iban } }) =>
            [number, country, declared, account, geoip, card, iban].map((value) => value ?? '').join(';'),
          ),
      ]
    },
  },
  volume: {
    usage: 'volume                         what credits were sold for in the last twelve months',
    run: async ({ db, clock }) => {
      const rows = await vatRows(db, localDay(before(clock.now(), days(365))), localDay(clock.now()))
      const totals = Map.groupBy(rows, ({ currency }) => currency)
      if (totals.size === 0) return ['Nothing was sold.']
      return [...totals].map(([currency, ofIt]) => {
        const cents = ofIt.reduce((sum, { gross }) => sum + gross, 0)
        return `${currency} ${decimal(cents)}, ${measured(cents, currency, totals.size > 1)}`
      })
    },
  },
  letters: {
    usage:
      'letters                        letters to the support of the last 30 days, and when an answer is due',
    run: async ({ db, clock }) => {
      const now = clock.now()
      const rows = await db
        .selectFrom('contact_messages')
        .select(['ticket', 'subject', 'created_at'])
        .where('created_at', '>', before(now, answerWithin))
        .orderBy('created_at')
        .execute()
      if (rows.length === 0) return ['No letter waits.']
      return rows.map(
        ({ ticket, subject, created_at }) =>
          `${ticket}  answer by ${localDay(after(created_at, answerWithin))}  ${subject.replaceAll(/\s+/g, ' ')}`,
      )
    },
  },
}

/** What sales of other currencies are worth in euro is not known here: they are not part of the comparison. */
const measured = (cents: number, currency: string, hasOthers: boolean): string => {
  if (currency !== toTell.currency) return 'to be added in euro, at the rate of the day'
  if (cents > toTell.cents) return 'more than a million: tell the supervisor'
  return hasOthers ? 'below a million before the other currencies are added' : 'below a million'
}

type VatRow = {
  country: string
  vat_rate: string
  currency: string
  invoices: number
  notes: number
  gross: number
  vat: number
}

/** What was invoiced less what was credited, by the buyer's country: the days are those of the site. */
const vatRows = async (db: Moderation['db'], from: string, to: string): Promise<VatRow[]> => {
  const { rows } = await sql<VatRow>`
    select o.country, i.vat_rate::text as vat_rate, i.currency,
      count(*) filter (where i.kind = 'invoice')::int as invoices,
      count(*) filter (where i.kind = 'credit_note')::int as notes,
      sum(case i.kind when 'invoice' then i.total_cents else -i.total_cents end)::int8 as gross,
      sum(case i.kind when 'invoice' then i.vat_cents else -i.vat_cents end)::int8 as vat
    from invoices i join orders o on o.id = i.order_id
    where (i.created_at at time zone 'Europe/Amsterdam')::date between ${from}::date and ${to}::date
    group by o.country, i.vat_rate, i.currency order by o.country, i.vat_rate, i.currency`.execute(db)
  return rows
}

const dayOf = (name: string, raw: string | undefined): string => {
  if (!raw || !/^\d{4}-\d\d-\d\d$/.test(raw) || Number.isNaN(Date.parse(raw)))
    throw new ModerationError(`<${name}>: a day such as 2026-10-01 is needed`)
  return raw
}
