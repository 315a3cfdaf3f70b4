import type { Generated } from 'kysely'
import type { Day, Id, Json, Translated } from './columns.ts'

export type SiteTables = {
  companies: {
    id: Id
    name: string
    address: string
    kvk: string
    city: string
    country: string
    tradenames: string[]
    vat_numbers: string[]
    support_phone: string
    support_email: string
    complaint_email: string
    dsa_contact: string
    delete_discount: number | null
    sepa_creditor_id: string | null
    added: Date
  }
  domains: {
    host: string
    company_id: number
    niche: number
    domain_language: string
    default_country: string
    is_default: Generated<boolean>
    active: Generated<boolean>
  }
  /** What an operator changed; everything else is as `core/settings/defaults.ts` says. */
  domain_settings: {
    host: Generated<string>
    country: Generated<string>
    key: string
    value: Json<unknown>
    changed_by: string | null
    changed_at: Date | null
  }
  countries: {
    code: string
    name: Json<Translated>
    locales: string[]
    currency: string
    active: Generated<boolean>
  }
  regions: { id: Id; country: string; code: string; name: Json<Translated>; geonames_admin: string | null }
  cities: {
    id: Id
    region_id: number
    name: string
    names: Json<Translated> | null
    name_fold: string
    lat: number
    lon: number
    population: Generated<number>
  }
  vat_rates: { country: string; rate: string; valid_from: Day }
  interests: {
    id: Id
    slug: string
    name: Json<Translated>
    adult: Generated<boolean>
    icon: string | null
    sort: Generated<number>
  }
  gifts: {
    id: Id
    slug: string
    name: Json<Translated>
    image: string
    credits: number
    sort: Generated<number>
    active: Generated<boolean>
  }
  icebreakers: {
    id: Id
    slug: string
    category: string
    interest_slug: string | null
    text: Json<Translated>
    active: Generated<boolean>
  }
}
