import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import type { Services } from '../../services.ts'
import { StartError } from '../../start-error.ts'
import type { SiteValues } from './defaults.ts'

/**
 * Settings that the law makes depend on each other, for each host and each country with settings of its own: a site
 * with fictional profiles must be able to say what they are. The start ends where something is missing.
 */
export const requireSiteRules = async ({ db, sites }: Pick<Services, 'db' | 'sites'>): Promise<void> => {
  const domains = await db.selectFrom('domains').select('host').where('active', '=', true).execute()
  const places = await db.selectFrom('domain_settings').select('country').distinct().execute()
  const countries = [undefined, ...places.map(({ country }) => country)]
  for (const { host } of domains)
    for (const country of countries) {
      const { values } = await sites.of(host, country)
      const missing = values.fictional_enabled ? missingWords(values) : []
      if (missing.length > 0) throw new StartError(`${host}: fictional_enabled needs ${missing.join(', ')}`)
    }
}

const words = ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const

/** Which of the words that a site with fictional profiles needs are not there. */
export const missingWords = (values: SiteValues): string[] => [
  ...words.filter((name) => !Object.values(values[name]).some((text) => text?.trim())),
  ...(values.fictional_icon.trim() ? [] : ['fictional_icon']),
]

/** A claim about members' success is shown with what it rests on, and only where the operator wrote that down. */
export const claimOf = (
  values: SiteValues,
): Pick<Settings, 'premium_claim_pct' | 'premium_claim_evidence'> => {
  const evidence = values.premium_claim_evidence.trim()
  const pct = evidence ? values.premium_claim_pct : null
  return { premium_claim_pct: pct, premium_claim_evidence: pct === null ? null : evidence }
}
