import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { press } from '../../../../test/buying.ts'
import type { TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { seen as inGermany, nowhere, orderIn, startApiSeeing } from '../../../../test/travelling.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApiSeeing('DE')
}, 60_000)
afterAll(() => site.end())

const order = (
  person: Person,
  country: string,
  where: { headers: Record<string, string>; key?: string } = nowhere,
  extra: Record<string, unknown> = {},
) => orderIn(site, person, country, where, extra)
const bundleOf = async (country: string): Promise<number | undefined> => {
  const rows = await site.services.db
    .selectFrom('bundles')
    .select('id')
    .where('country', '=', country)
    .orderBy('sort')
    .execute()
  return rows[0]?.id
}
const gone = { status: 422, body: { error: 'bundle_gone' } }
const evidenceOf = async ({ userId }: Person) =>
  site.services.db
    .selectFrom('orders')
    .select(['country', 'currency', 'vat_rate', 'country_evidence'])
    .where('user_id', '=', userId)
    .execute()

describe('the country of an order', () => {
  it('is not what the buyer says alone: no American bundle without VAT for a Dutch account', async () => {
    const anna = await createPerson(site)
    expect(await order(anna, 'US')).toMatchObject(gone)
    expect(await order(anna, 'US', inGermany)).toMatchObject(gone)
    expect(await evidenceOf(anna)).toEqual([])
  })

  it('is the account’s, also on a journey', async () => {
    const anna = await createPerson(site)
    expect(await order(anna, 'NL', inGermany)).toMatchObject({ status: 201 })
    expect(await evidenceOf(anna)).toMatchObject([
      { country: 'NL', country_evidence: { declared: 'NL', account: 'NL', geoip: 'DE' } },
    ])
  })

  it('is where the buyer is seen, if he says so too: who moved pays what is paid there', async () => {
    const anna = await createPerson(site)
    expect(await order(anna, 'DE', inGermany)).toMatchObject({ status: 201 })
    expect(await evidenceOf(anna)).toMatchObject([
      {
        country: 'DE',
        vat_rate: '19.00',
        country_evidence: { declared: 'DE', account: 'NL', geoip: 'DE' },
      },
    ])
  })

  it('is not the site’s own where nobody knows where the buyer is', async () => {
    const bern = await createPerson(site, { country: 'DE' })
    expect(await order(bern, 'NL')).toMatchObject(gone)
    expect(await order(bern, 'DE')).toMatchObject({ status: 201 })
    expect(await evidenceOf(bern)).toMatchObject([
      { country: 'DE', country_evidence: { declared: 'DE', account: 'DE', geoip: null } },
    ])
  })

  it('stays that of the first call when it is repeated from elsewhere', async () => {
    const anna = await createPerson(site)
    const { payments } = site.services
    const wish = { key: '6c8ad0f4-1c4e-4c55-9a5e-3e0d37a3a111' }
    site.services.payments = { ...payments, create: () => Promise.reject(new Error('away')) }
    expect(await order(anna, 'DE', { ...inGermany, ...wish })).toMatchObject({ status: 503 })
    site.services.payments = payments
    expect(await order(anna, 'DE', { ...nowhere, ...wish })).toMatchObject({ status: 201 })
  })

  it('is judged the same for the order that is repeated with a kept card', async () => {
    const anna = await createPerson(site)
    const placed = await order(anna, 'DE', inGermany, { save_method: true })
    await press(site, Object(placed.body).payment.payment_id, 'pay')
    const offer = Object((await anna.get('/api/repeat-order.php', inGermany)).body)
    expect(offer).toMatchObject({ available: true, bundle: { id: await bundleOf('DE') } })
    const repeat = async (country: string, where = nowhere) =>
      anna.post(
        '/api/repeat-order.php',
        {
          bundle_id: await bundleOf(country),
          saved_method_id: offer.method.id,
          terms_accepted: true,
          immediate_start: true,
          withdrawal_ack: true,
        },
        where,
      )
    expect(await repeat('US')).toMatchObject(gone)
    expect(await repeat('US', inGermany)).toMatchObject(gone)
    expect(await anna.get('/api/repeat-order.php', nowhere)).toMatchObject({
      body: { available: false, bundle: null },
    })
    expect(await repeat('DE')).toMatchObject(gone)
    expect(await repeat('DE', inGermany)).toMatchObject({ status: 201 })
  })
})

describe('what is offered is what can be ordered', () => {
  const products = async (person: Person, country: string, where = nowhere) =>
    Object((await person.get(`/api/products.php?country=${country}`, where)).body)
  const methods = async (person: Person, country: string, where = nowhere) =>
    Object((await person.get(`/api/paymentmethods.php?country=${country}`, where)).body).methods.map(
      ({ id }: { id: string }) => id,
    )

  it('in bundles, their currency and VAT', async () => {
    const anna = await createPerson(site)
    expect(await products(anna, 'US')).toMatchObject({ country: 'NL', currency: 'EUR', vat_rate: '21.00' })
    expect(await products(anna, 'DE', inGermany)).toMatchObject({ country: 'DE', vat_rate: '19.00' })
    expect(await products(anna, 'DE')).toMatchObject({ country: 'NL' })
    expect(Object((await anna.get('/api/products.php', inGermany)).body).country).toBe('NL')
  })

  it('by the country that was chosen in the browser, where it counts and the query names none', async () => {
    const anna = await createPerson(site)
    const offered = async (chosen: string, where = nowhere, path = '/api/products.php') => {
      const Cookie = `${anna.cookie()}; country=${chosen}`
      return Object((await anna.get(path, { headers: { ...where.headers, Cookie } })).body).country
    }
    expect(await offered('DE')).toBe('NL')
    expect(await offered('DE', inGermany)).toBe('DE')
    expect(await offered('US', inGermany)).toBe('NL')
    expect(await offered('DE', inGermany, '/api/products.php?country=NL')).toBe('NL')
  })

  it('in ways to pay', async () => {
    const anna = await createPerson(site)
    expect(await methods(anna, 'US')).toContain('ideal')
    expect(await methods(anna, 'DE', inGermany)).not.toContain('ideal')
    expect(await methods(anna, 'BE', inGermany)).not.toContain('bancontact')
  })

  it('for an account of a country where nothing is sold any more: the site’s own', async () => {
    const cho = await createPerson(site, { country: 'CH' })
    const change = (active: boolean) =>
      site.services.db.updateTable('bundles').set({ active }).where('country', '=', 'CH').execute()
    await change(false)
    expect(await products(cho, 'CH')).toMatchObject({ country: 'NL' })
    expect(await order(cho, 'NL')).toMatchObject({ status: 201 })
    expect(await order(cho, 'US')).toMatchObject(gone)
    await change(true)
  })

  it('to a visitor, who orders nothing: any country', async () => {
    const answer = await fetch(`${site.url}/api/products.php?country=US`)
    expect(await answer.json()).toMatchObject({ country: 'US', currency: 'USD' })
  })
})

describe('a code for one country', () => {
  const german = async (code: string) => {
    await site.services.db
      .insertInto('discount_codes')
      .values({
        code,
        code_fold: code.toLowerCase(),
        value_percentage: 10,
        max_uses: 1000,
        country: 'DE',
        created_at: new Date(),
      })
      .execute()
    return code
  }
  const asked = async (person: Person, code: string, country: string, where = nowhere) => {
    const bundle_id = await bundleOf(country)
    return person.get(`/api/discountcode.php?code=${code}&bundle_id=${bundle_id}`, where)
  }
  const elsewhere = {
    status: 422,
    body: { error: 'discount_not_applicable', params: { reason: 'country' } },
  }

  it('counts where the order would be of that country, and in the order too', async () => {
    const anna = await createPerson(site)
    const code = await german('BERLIN')
    expect(await asked(anna, code, 'DE', inGermany)).toMatchObject({ status: 200 })
    expect(await order(anna, 'DE', inGermany, { discountcode: code })).toMatchObject({ status: 201 })
  })

  it('does not count for whoever only claims to be there', async () => {
    const anna = await createPerson(site)
    const code = await german('BREMEN')
    expect(await asked(anna, code, 'DE')).toMatchObject(elsewhere)
    expect(await order(anna, 'DE', nowhere, { discountcode: code })).toMatchObject(gone)
    expect(await asked(anna, code, 'NL', inGermany)).toMatchObject(elsewhere)
    expect(await order(anna, 'NL', inGermany, { discountcode: code })).toMatchObject(elsewhere)
  })
})
