import { language } from '@lonk/shared-api/schemas/primitives.ts'
import { searchFilterNames } from '@lonk/shared-api/search-filters.ts'
import { traitNames } from '@lonk/shared-api/traits.ts'
import * as z from 'zod/mini'
import * as texts from './default-texts.ts'

// The one home of the site's business settings: what each means, what it may be, and what it is where the operator has
// not changed it. A row of `domain_settings` overrides one for a host or a country (`npm run db -- set`).

const words = z.string().check(z.regex(/\S/, { error: 'must not be empty' }))
const inLanguages = z
  .partialRecord(language, words)
  .check(
    z.refine(({ nl, en }) => nl !== undefined && en !== undefined, { error: 'needs at least nl and en' }),
  )
const wholeFrom = (least: number, most = 1_000_000) => z.int().check(z.gte(least), z.lte(most))
const yes = z.prefault(z.boolean(), true)
const no = z.prefault(z.boolean(), false)

const profileFields = ['gender', ...traitNames, 'interests'] as const

/** Every setting with its default. `parse({})` gives the defaults, so that none can be what the site would refuse. */
export const siteSettings = z.strictObject({
  /** What the site is called on its pages. */
  name: z.prefault(words, 'Lonk'),
  /** What the site is called in mails and as their sender. */
  mail_name: z.prefault(words, 'Lonk'),
  /** Title of the start page, by language; a language that is missing reads English. */
  index_title: z.prefault(inLanguages, texts.indexTitle),
  /** What search engines show below the title, by language. */
  description: z.prefault(inLanguages, texts.description),
  /** Who may sign up: everybody, or only those whom a network has sent. */
  signups: z.prefault(z.enum(['all', 'with_trafficsource']), 'all'),
  /** May visitors search members? */
  logged_out_search: yes,
  /** May visitors whom a network has sent search, where `logged_out_search` is off? */
  logged_out_search_trafficsource: yes,
  /** Are visitors asked for their age before they see anything? */
  enable_site_entry_popup: z.prefault(z.enum(['yes', 'no']), 'yes'),
  /** Price of a text message, in credits. */
  message_credits: z.prefault(wholeFrom(1, 100), 1),
  /** Given to whoever confirms the e-mail address, in credits. */
  signup_credits: z.prefault(wholeFrom(0, 1000), 2),
  /** Price of a message with a picture, its text included, in credits. */
  photo_credits: z.prefault(wholeFrom(1, 100), 2),
  /** What pages say a gift costs, in credits; what one does cost is with the gift. */
  gift_credits: z.prefault(wholeFrom(1, 10), 3),
  /** Longest message, in characters. */
  message_length: z.prefault(wholeFrom(1, 10_000), 1000),
  /** Of a longer conversation only so many of the latest messages are shown. */
  history_limit: z.prefault(wholeFrom(1, 10_000), 500),
  /** Youngest member, in years. The law allows none below 18. */
  min_age: z.prefault(wholeFrom(18, 99), 18),
  /** How long credits may be given back, in days after the order. The law asks for 14. */
  refund_days: z.prefault(wholeFrom(14, 365), 14),
  /** Most photos of a profile: of a free member and of a premium one. */
  photo_limits: z.prefault(z.strictObject({ free: wholeFrom(0, 100), premium: wholeFrom(0, 100) }), {
    free: 3,
    premium: 25,
  }),
  /** Does a person look at every photo before others see it? Then somebody has to: `npm run moderate`. */
  photo_premoderation: no,
  /** Likes in swiping, for each member and calendar day. */
  swipe_likes_per_day: z.prefault(wholeFrom(0, 10_000), 4),
  /** Conversations that a member who never paid may have, in all. */
  free_conversations: z.prefault(wholeFrom(0, 1000), 2),
  /**
   * What a member without a limit of their own may spend in a month, in the country's currency, as `"20.00"`; null:
   * anything.
   */
  spend_limit_default: z.prefault(
    z.nullable(z.string().check(z.regex(/^\d+\.\d{2}$/, { error: 'must be an amount as 20.00' }))),
    null,
  ),
  /** The claim that so many of a hundred premium members succeed; null: none is made. */
  premium_claim_pct: z.prefault(z.nullable(wholeFrom(1, 100)), null),
  /** What the claim rests on; without it none is made. */
  premium_claim_evidence: z.prefault(z.string(), ''),
  /** Another one asks everybody for their choice of cookies again. */
  cookie_version: z.prefault(words, '1'),
  /** Is members' data sold on? The page about privacy says so. */
  member_resell: no,
  /** Advertisement for cam profiles among the members that a search finds, marked as one; null: none. */
  cam_promo: z.prefault(
    z.nullable(
      z.strictObject({
        text: words,
        url: z.string().check(z.regex(/^https:\/\//, { error: 'must begin with https://' })),
      }),
    ),
    null,
  ),
  /** Are the likes that a free member received shown without saying whose they are? */
  likes_locked_free: no,
  /** Who sees private photos: every premium member, or those to whom their owner grants it. */
  private_photo_access: z.prefault(z.enum(['premium', 'granted']), 'premium'),
  /** Does a new member get a discount for the first while? */
  time_bonus_enabled: yes,
  /** Who says how old a member is: the member. `provider` is refused until there is one to ask. */
  age_assurance: z.prefault(z.enum(['self']), 'self'),
  /** Are browsers told at once what happens (a stream)? Otherwise they ask again and again. */
  sse: yes,
  /** Does no answer tell whether an address has an account? Niches that reveal something about a person never do. */
  privacy_neutral_messages: no,
  /** Are there fictional profiles? */
  fictional_enabled: no,
  /** Price of a message to a fictional profile: 0 for nothing, null for that of any message. */
  fictional_message_costs: z.prefault(z.nullable(z.literal(0)), null),
  /** What members must have read before they write to a fictional profile, by language. */
  fictional_warning: z.prefault(inLanguages, texts.fictionalWarning),
  /** What one fictional profile is called, by language. */
  fictional_singular: z.prefault(inLanguages, texts.fictionalSingular),
  /** What several are called, by language. */
  fictional_plural: z.prefault(inLanguages, texts.fictionalPlural),
  /** The sign at a fictional profile, by the icon's name. */
  fictional_icon: z.prefault(words, 'bot'),
  /** What a profile shows; none named, and no note: all. */
  visible_profile_fields: z.prefault(z.array(z.enum(profileFields)), [...profileFields]),
  /** Texts in a member's own words that a profile shows. */
  visible_profile_notes: z.prefault(z.array(z.enum(['about'])), ['about']),
  /** Filters of the search; none named: all. */
  search_fields: z.prefault(z.array(z.enum(searchFilterNames)), [...searchFilterNames]),
})

export type SiteValues = z.infer<typeof siteSettings>
export type SettingKey = keyof SiteValues

/** What holds where no row says otherwise; on a running site a changed default holds from the next start on. */
export const siteDefaults: SiteValues = siteSettings.parse({})

export const settingKeys = Object.keys(siteDefaults) as SettingKey[]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(siteDefaults, key)
