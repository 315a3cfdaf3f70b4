import { siteShown } from '@lonk/shared-events/storage-register.ts'
import { createStoredFiles } from '@lonk/shared-events/stored-files.ts'
import type { PageMessage, SiteFacts } from './messages.ts'
import { isKnownLocale } from './text.ts'

/** Not a cache of pages: the one thing kept is which site this browser was shown last, in which language and colours. */
const memory = createStoredFiles(siteShown)
const place = '/sw-push/site'

interface Surroundings {
  readonly navigator: Pick<WorkerNavigator, 'languages'>
}

/** A worker is ended between two events: what it must know next time has to be stored. */
export const rememberSite = async (site: SiteFacts, files = memory): Promise<void> => {
  await files.put(place, JSON.stringify(site))
}

/** As a page told it last; before any did, the browser's languages, else Dutch. Never fails. */
export const recallSite = async ({ navigator }: Surroundings, files = memory): Promise<SiteFacts> => {
  const guess = navigator.languages.map((language) => language.slice(0, 2)).find(isKnownLocale)
  const fallback = { locale: guess ?? 'nl', name: 'Lonk' }
  try {
    const kept = await files.get(place)
    const site: unknown = kept && JSON.parse(await kept.text())
    return isSiteFacts(site) ? site : fallback
  } catch {
    return fallback
  }
}

const isSiteFacts = (value: unknown): value is SiteFacts =>
  typeof value === 'object' &&
  value !== null &&
  'locale' in value &&
  typeof value.locale === 'string' &&
  isKnownLocale(value.locale) &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name !== '' &&
  (!('scheme' in value) || value.scheme === 'light' || value.scheme === 'dark')

export const isPageMessage = (value: unknown): value is PageMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'site-shown' &&
  'site' in value &&
  isSiteFacts(value.site)
