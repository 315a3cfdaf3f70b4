import { settingsContract } from '@lonk/shared-api/calls/content/settings.schema.ts'
import { nicheSlugs } from '@lonk/shared-api/calls/landers/lander.schema.ts'
import { type Language, languages } from '@lonk/shared-api/schemas/primitives.ts'
import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import { type SearchFilterName, searchFilterNames } from '@lonk/shared-api/search-filters.ts'
import { messageCosts } from '../../core/settings/message-costs.ts'
import type { Site } from '../../core/settings/site.ts'
import { claimOf } from '../../core/settings/site-rules.ts'
import { currentTermsVersion } from '../../core/settings/terms-version.ts'
import { inLanguage } from '../../core/settings/translated.ts'
import { geoCountry, selectedCountry } from '../../core/settings/visitor-country.ts'
import { endpoint } from '../../http/endpoint.ts'
import type { Services } from '../../services.ts'

/** GET /api/settings.php: an unknown host gets the default domain; production lets nobody name another. */
export const getSettingsEndpoint = endpoint(
  settingsContract,
  async ({ input, services, request, language }) => {
    const production = services.config.environment === 'production'
    const site = await services.sites.of(production ? request.host : (input.domain ?? request.host))
    const geoip_country = geoCountry(request, services, site)
    const geoip_selected_country = selectedCountry(request, services, site, input.country)
    const settings = await buildSettings(services, site, language)
    return {
      settings: { ...settings, geoip_country, geoip_selected_country },
      domain_language: site.isDefault ? null : settings.domain_language,
      domains: site.sameNiche.map(({ host, language }) => ({
        host,
        language: languages.find((known) => known === language) ?? null,
      })),
    }
  },
)

type BuiltSettings = Omit<Settings, 'geoip_country' | 'geoip_selected_country'>

export const buildSettings = async (
  services: Services,
  site: Site,
  language: Language,
): Promise<BuiltSettings> => {
  const { db, config } = services
  const { values } = site
  const countries = await db
    .selectFrom('countries')
    .select('code')
    .where('active', '=', true)
    .orderBy('code')
    .execute()
  const demoMember = await db
    .selectFrom('profiles')
    .select('id')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  const demo = demoMember !== undefined
  const production = config.environment === 'production'
  return {
    name: values.name,
    domain: site.host,
    domain_language: languages.find((known) => known === site.domainLanguage) ?? 'nl',
    cdn_prefix: '/photos/',
    niche: site.niche,
    niche_slug: nicheSlugs[site.niche - 1] ?? 'plain',
    countries: countries.map(({ code }) => code),
    index_title: inLanguage(values.index_title, language),
    description: inLanguage(values.description, language),
    signups: values.signups,
    logged_out_search: values.logged_out_search,
    logged_out_search_trafficsource: values.logged_out_search_trafficsource,
    push_public_key: config.secrets.vapidPublic,
    enable_site_entry_popup: values.enable_site_entry_popup,
    minimum_message_costs: await messageCosts(db, values.message_credits),
    message_credits: values.message_credits,
    signup_credits: values.signup_credits,
    photo_credits: values.photo_credits,
    gift_credits: values.gift_credits,
    message_length: values.message_length,
    ...(await supportOf(db, site.companyId)),
    visible_profile_fields: values.visible_profile_fields,
    visible_profile_notes: values.visible_profile_notes,
    search_fields: offeredFilters(values.search_fields, values.fictional_enabled || (demo && production)),
    fictional_warning: inLanguage(values.fictional_warning, language),
    fictional_singular: inLanguage(values.fictional_singular, language),
    fictional_plural: inLanguage(values.fictional_plural, language),
    fictional_icon: values.fictional_icon,
    refund_days: values.refund_days,
    member_resell: values.member_resell,
    company_id: site.companyId,
    mail_name: values.mail_name,
    cam_promo: values.cam_promo,
    terms_version: await currentTermsVersion(db, site.companyId),
    min_age: values.min_age,
    photo_limits: values.photo_limits,
    swipe_likes_per_day: values.swipe_likes_per_day,
    free_conversations: values.free_conversations,
    spend_limit_default: values.spend_limit_default,
    ...claimOf(values),
    cookie_version: values.cookie_version,
    locales: [...languages],
    likes_locked_free: values.likes_locked_free,
    private_photo_access: values.private_photo_access,
    time_bonus_enabled: values.time_bonus_enabled,
    age_assurance: values.age_assurance,
    sse: values.sse,
    demo,
  }
}

/** Whoever has nobody fictional is not asked whether to hide them: the question alone would say that there are some. */
const offeredFilters = (fields: readonly SearchFilterName[], fictional: boolean): SearchFilterName[] =>
  (fields.length === 0 ? searchFilterNames : fields).filter((name) => fictional || name !== 'hide_fictional')

const supportOf = async (db: Services['db'], companyId: number) => {
  const company = await db
    .selectFrom('companies')
    .select(['support_phone', 'support_email'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    support_phone: company.support_phone.replaceAll(/[-\s]/g, ''),
    support_email: company.support_email,
  }
}
