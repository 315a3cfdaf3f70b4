import { messageCosts } from '../../../core/settings/message-costs.ts'
import type { Site } from '../../../core/settings/site.ts'
import { inLanguage } from '../../../core/settings/translated.ts'
import { keptFor } from '../../../kept-for.ts'
import type { Services } from '../../../services.ts'
import type { TextFacts } from './fill-text.ts'

/** Company and settings as the texts name them (`docs/product.md`, point 3). */
export const textFacts = async (services: Services, site: Site, lang: string): Promise<TextFacts> => {
  const company = await services.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', site.companyId)
    .executeTakeFirstOrThrow()
  const { values } = site
  const prices = await messageCosts(services.db, values.message_credits)
  const price = prices[site.defaultCountry]
  return {
    values: {
      'company.name': company.name,
      'company.address': company.address,
      'company.city': company.city,
      'company.country': countryName(company.country, lang),
      'company.kvk': company.kvk,
      'company.vat': company.vat_numbers.join(', '),
      'company.tradenames': company.tradenames.join(', '),
      'company.phone': company.support_phone,
      'company.phone_link': company.support_phone.replaceAll(/[-\s]/g, ''),
      'company.email': company.support_email,
      'company.complaints': company.complaint_email,
      'company.dsa': company.dsa_contact,
      'site.name': values.name,
      'site.address': new URL(services.config.publicUrl).host,
      'rules.min_age': String(values.min_age),
      'rules.refund_days': String(values.refund_days),
      'rules.message_credits': String(values.message_credits),
      'rules.photo_credits': String(values.photo_credits),
      'rules.signup_credits': String(values.signup_credits),
      'rules.message_length': String(values.message_length),
      'rules.free_conversations': String(values.free_conversations),
      'rules.free_photos': String(values.photo_limits.free),
      'rules.premium_photos': String(values.photo_limits.premium),
      'rules.swipe_likes': String(values.swipe_likes_per_day),
      'rules.lowest_price': price ? moneyText(price.costs, price.currency, lang) : '',
      ...Object.fromEntries(Object.entries(keptFor).map(([what, count]) => [`kept.${what}`, String(count)])),
      'fictional.plural': inLanguage(values.fictional_plural, lang),
      'fictional.warning': inLanguage(values.fictional_warning, lang),
    },
    flags: {
      fictional: values.fictional_enabled,
      resell: values.member_resell,
      time_bonus: values.time_bonus_enabled,
      likes_locked: values.likes_locked_free,
      photos_by_grant: values.private_photo_access === 'granted',
      premoderation: values.photo_premoderation,
    },
  }
}

const countryName = (code: string, lang: string): string =>
  new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code

const moneyText = (amount: string, currency: string, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).format(Number(amount))
