import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { ownCompany } from '../../../test/own-company.ts'
import { browserOf } from '../../../test/visitors.ts'
import { requireOwnCompany } from '../../core/settings/own-company.ts'
import { setCompany, setDomain } from './site.ts'

let api: TestApi
beforeEach(async () => {
  api = await startApi()
}, 120_000)
afterEach(() => api.end())

const company = (...args: string[]) => setCompany(api.services, [...args, '--by', 'anna'])
const domain = (...args: string[]) => setDomain(api.services, [...args, '--by', 'anna'])
const terms = async () => JSON.stringify((await browserOf(api.url).get('/api/page.php?name=terms')).body)
const added = async () =>
  Object((await browserOf(api.url).get('/api/companyinfo.php')).body.companyinfo).added as string

it('production refuses the company and the host of the demo, both at once', async () => {
  await expect(requireOwnCompany(api.services.db)).rejects.toThrow(
    /^The company is the demo's.*\nThe site's host is localhost/,
  )
})

it('without anything to change it says whose site it is', async () => {
  expect(await company()).toEqual(
    expect.arrayContaining(['--name "Lonk Demo B.V."', '--kvk "00000000"', '--vat ["NL000000000B00"]']),
  )
})

it('another party is in the terms, which are agreed to anew; another telephone number is not a party', async () => {
  const before = await added()
  expect(await company('--phone', '020-123 45 67')).toContain('--phone "020-123 45 67"')
  expect(await added()).toBe(before)
  const lines = await company(
    '--name',
    'Voorbeeld B.V.',
    '--kvk',
    '12345678',
    '--vat',
    'NL1B01',
    '--vat',
    'BE2',
  )
  expect(lines).toEqual(expect.arrayContaining(['--name "Voorbeeld B.V."', '--vat ["NL1B01","BE2"]']))
  expect(lines.at(-1)).toMatch(/agree to the terms anew/)
  expect(Date.parse(await added())).toBeGreaterThan(Date.parse(before))
  expect(await terms()).toContain('Voorbeeld B.V.')
  expect(await terms()).not.toContain('Lonk Demo B.V.')
})

it('a host of one’s own takes the place of this machine’s name, and production may start', async () => {
  expect(await domain('dating.example', '--default', '--country', 'be')).toEqual([
    'dating.example nl BE niche 1 default',
    'localhost nl NL niche 1 off',
  ])
  expect(await domain('andere.example', '--language', 'de')).toContain('andere.example de BE niche 1')
  expect(await domain('andere.example', '--off')).toContain('andere.example de BE niche 1 off')
  await setCompany(api.services, ownCompany)
  await requireOwnCompany(api.services.db)
})

it('a company that is named in part alone is refused: the rest would be the demo’s in terms, invoices, mandates', async () => {
  await domain('dating.example', '--default')
  await company('--name', 'Voorbeeld B.V.', '--kvk', '12345678')
  await expect(requireOwnCompany(api.services.db)).rejects.toThrow(
    "The company is the demo's (--address, --vat, --phone, --email, --complaints, --dsa, --sepa-creditor):",
  )
})

it('whoever names it as docs/production.md says has named it whole', () => {
  const page = readFileSync(new URL('../../../../docs/production.md', import.meta.url), 'utf8')
  const commands = [...page.replaceAll('\\\n', ' ').matchAll(/ company (--.*)/g)].map(
    ([, options]) => options,
  )
  expect(commands.length).toBe(2)
  const wanted = ownCompany.filter((word) => word.startsWith('--'))
  for (const command of commands) expect(wanted.filter((option) => !command?.includes(option))).toEqual([])
})

it('who changed what is kept', async () => {
  await company('--phone', '020-123 45 67')
  await domain('dating.example', '--default')
  await domain('dating.example', '--country', 'BE')
  const rows = await api.services.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('entity', 'in', ['company', 'domain'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    ['company.set', 'domain.set', 'domain.set'].map((action) => ({ actor: 'anna', action })),
  )
})

it('what cannot be is refused in one line', async () => {
  await domain('dating.example', '--default')
  for (const [act, line] of [
    [() => company('--country', 'XX'), 'There is no country XX on this site'],
    [() => company('--email', 'nobody'), /^--email: /],
    [() => company('--name', ' '), /^--name: /],
    [() => company('--niche', '2'), /^--niche does not belong here/],
    [() => domain('https://dating.example'), /a host's name is needed/],
    [() => domain('dating.example', '--off'), /is the default host/],
    [() => domain('dating.example', '--niche', '9'), /^--niche: /],
  ] as const)
    await expect(act()).rejects.toThrow(line)
})
