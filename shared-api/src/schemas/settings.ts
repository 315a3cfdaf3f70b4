import * as z from 'zod/mini'
import { id, language } from './primitives.ts'

/** What the site is for this visitor (`docs/product.md`, point 3). Prices are computed, never typed in. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: language,
  cdn_prefix: z.string(),
  niche: z.int().check(z.gte(1), z.lte(7)),
  niche_slug: z.string(),
  countries: z.array(z.string()),
  index_title: z.string(),
  description: z.string(),
  geoip_country: z.string(),
  geoip_selected_country: z.string(),
  signups: z.enum(['all', 'with_trafficsource']),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  push_public_key: z.string(),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.string(), currency: z.string() })),
  message_credits: z.int(),
  signup_credits: z.int(),
  photo_credits: z.int(),
  gift_credits: z.int(),
  message_length: z.int(),
  support_phone: z.string(),
  support_email: z.string(),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  search_fields: z.array(z.string()),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  fictional_icon: z.string(),
  refund_days: z.int(),
  member_resell: z.boolean(),
  company_id: id,
  mail_name: z.string(),
  cam_promo: z.nullable(z.object({ text: z.string(), url: z.string() })),
  terms_version: z.string(),
  min_age: z.int(),
  photo_limits: z.object({ free: z.int(), premium: z.int() }),
  swipe_likes_per_day: z.int(),
  free_conversations: z.int(),
  spend_limit_default: z.nullable(z.string()),
  premium_claim_pct: z.nullable(z.int()),
  /** What the claim rests on, in the operator's words; null where none is made. */
  premium_claim_evidence: z.nullable(z.string()),
  cookie_version: z.string(),
  locales: z.array(language),
  likes_locked_free: z.boolean(),
  private_photo_access: z.enum(['premium', 'granted']),
  time_bonus_enabled: z.boolean(),
  age_assurance: z.enum(['self', 'provider']),
  sse: z.boolean(),
  /** True on a demo site: every page then carries the ribbon that its members are simulated. */
  demo: z.boolean(),
})

/**
 * For this host and country. Where the operator named neither profile fields nor notes, all of them show; without
 * `search_fields` all filters are offered.
 */
export type Settings = z.infer<typeof settings>

/**
 * The operator of this host. `support_phone` has no dashes or spaces; `delete_discount` is per cent, null for none;
 * `added` is ISO time and may move the terms' version.
 */
export const companyInfo = z.object({
  id,
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
  dsa_contact: z.string(),
  complaint_email: z.string(),
})

/** Its texts come from the operator and are in no catalogue. */
export type CompanyInfo = z.infer<typeof companyInfo>
