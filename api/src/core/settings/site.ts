import type { Config } from '../../config.ts'
import type { Db } from '../../database/connection.ts'
import { insideTransaction } from '../../database/embedded/dialect.ts'
import { type SiteValues, siteDefaults } from './defaults.ts'

/** One host of the site with the settings that hold there. */
export type Site = {
  host: string
  companyId: number
  niche: number
  domainLanguage: string
  isDefault: boolean
  defaultCountry: string
  /** The hosts of this niche, this one among them, each with the language it stands for; the default one for none. */
  sameNiche: readonly { host: string; language: string | null }[]
  values: SiteValues
}

export type Sites = {
  /** The site of a host, or the default one. With a country, that country's settings. */
  of: (host: string | undefined, country?: string) => Promise<Site>
}

/** Reads hosts and settings from the database and keeps them some seconds: nearly every call asks. */
export const createSites = (db: Db, config: Pick<Config, 'settingsCacheMs'>): Sites => {
  let kept: { at: number; rows: Promise<Rows> } | undefined
  let latest: Rows | undefined
  const rows = (): Rows | Promise<Rows> => {
    // Inside a transaction what was read last must do: a read that another request has begun would wait for the one
    // connection that this transaction holds, and this transaction for that read.
    if (latest && insideTransaction.getStore()) return latest
    const now = performance.now()
    if (!kept || now - kept.at >= config.settingsCacheMs) {
      const loading = loadRows(db)
      loading.then(
        (loaded) => {
          latest = loaded
        },
        // A failed read must not be remembered.
        () => {
          kept = undefined
        },
      )
      kept = { at: now, rows: loading }
    }
    return kept.rows
  }
  return {
    of: async (host, country) => siteFrom(await rows(), host, country),
  }
}

type Rows = Awaited<ReturnType<typeof loadRows>>

const loadRows = async (db: Db) => {
  const domains = await db.selectFrom('domains').selectAll().where('active', '=', true).execute()
  const settings = await db.selectFrom('domain_settings').selectAll().execute()
  return { domains, settings }
}

const withoutPort = (host: string | undefined) => host?.toLowerCase().replace(/:\d+$/, '')

const siteFrom = ({ domains, settings }: Rows, host?: string, country?: string): Site => {
  const wanted = withoutPort(host)
  const domain =
    domains.find((row) => row.host === wanted) ?? domains.find((row) => row.is_default) ?? domains[0]
  if (!domain) throw new Error('The table domains is empty: the catalogue was not filled')
  // Widest first, so that the narrowest is laid over the others.
  const places: [string, string][] = [
    ['*', '**'],
    ['*', country ?? '**'],
    [domain.host, '**'],
    [domain.host, country ?? '**'],
  ]
  const overrides = places.flatMap(([at, where]) =>
    settings
      .filter((row) => row.host === at && row.country === where && row.key in siteDefaults)
      .map((row) => [row.key, row.value] as const),
  )
  return {
    host: domain.host,
    companyId: domain.company_id,
    niche: domain.niche,
    domainLanguage: domain.domain_language,
    isDefault: domain.is_default,
    defaultCountry: domain.default_country,
    sameNiche: domains
      .filter(({ niche }) => niche === domain.niche)
      .map((row) => ({ host: row.host, language: row.is_default ? null : row.domain_language }))
      .sort((a, b) => a.host.localeCompare(b.host)),
    // Rows are written by `changeSetting`, which checks them by the schema of the defaults.
    values: { ...siteDefaults, ...(Object.fromEntries(overrides) as Partial<SiteValues>) },
  }
}
