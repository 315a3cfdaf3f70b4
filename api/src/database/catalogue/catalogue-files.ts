import { readFileSync } from 'node:fs'
import { language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'

const inAllLanguages = z.record(language, z.string().check(z.minLength(1)))

const country = z.object({
  code: z.string(),
  currency: z.string(),
  locales: z.array(language),
  name: inAllLanguages,
})
const region = z.object({
  country: z.string(),
  code: z.string(),
  geonames: z.nullable(z.string()),
  name: z.catchall(z.object({ default: z.string() }), z.string()),
})
const city = z.object({
  id: z.int(),
  country: z.string(),
  region: z.string(),
  name: z.string(),
  nl: z.optional(z.string()),
  de: z.optional(z.string()),
  fr: z.optional(z.string()),
  en: z.optional(z.string()),
  lat: z.number(),
  lon: z.number(),
  pop: z.int(),
})
const interest = z.object({ slug: z.string(), adult: z.boolean(), icon: z.string(), name: inAllLanguages })
const gift = z.object({ slug: z.string(), image: z.string(), credits: z.int(), name: inAllLanguages })
const icebreaker = z.object({
  slug: z.string(),
  category: z.string(),
  interest: z.nullable(z.string()),
  text: inAllLanguages,
})
const bundle = z.object({
  country: z.string(),
  currency: z.string(),
  credits: z.int(),
  bonus_credits: z.int(),
  price_cents: z.int(),
  label: z.string(),
  popular: z.boolean(),
  sort: z.int(),
})
const vatRate = z.object({ country: z.string(), rate: z.number(), valid_from: z.string() })
const site = z.object({
  company: z.object({
    name: z.string(),
    address: z.string(),
    kvk: z.string(),
    city: z.string(),
    country: z.string(),
    tradenames: z.array(z.string()),
    vat_numbers: z.array(z.string()),
    support_phone: z.string(),
    support_email: z.string(),
    delete_discount: z.nullable(z.int()),
    added: z.string(),
    sepa_creditor_id: z.string(),
    dsa_contact: z.string(),
    complaint_email: z.string(),
  }),
  domain: z.object({
    host: z.string(),
    niche: z.int(),
    domain_language: language,
    default_country: z.string(),
  }),
})

function read<T>(file: string, schema: { parse(value: unknown): T }): T {
  return schema.parse(JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8')))
}

export const readCountries = () => read('countries', z.array(country))
export const readCities = () => read('cities', z.array(city))
export const readInterests = () => read('interests', z.array(interest))
export const readGifts = () => read('gifts', z.array(gift))
export const readIcebreakers = () => read('icebreakers', z.array(icebreaker))
export const readBundles = () => read('bundles', z.array(bundle))
export const readVatRates = () => read('vat-rates', z.array(vatRate))
export const readSite = () => read('site', site)

/** The regions with their names in all languages: the local name where a language has none of its own. */
export function readRegions() {
  return read('regions', z.array(region)).map(({ name, ...rest }) => ({
    ...rest,
    name: Object.fromEntries(languages.map((lang) => [lang, name[lang] ?? name.default])),
  }))
}
