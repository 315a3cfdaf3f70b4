import i18next from 'i18next'

type AddressOf = (locale: string) => string

const addresses = new Map<string, AddressOf>()
const fetched = new Map<string, Promise<void>>()

const fetchWithin = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(8_000) })

/** A phone that goes from one network to another loses what was under way: fetch says `TypeError`, and is asked again. */
const fetchAgainOnce = (address: string): Promise<Response> =>
  fetchWithin(address).catch((cause: unknown) => {
    if (cause instanceof TypeError) return fetchWithin(address)
    throw cause
  })

const fetchCatalogue = async (part: string, locale: string, addressOf: AddressOf): Promise<void> => {
  const response = await fetchAgainOnce(addressOf(locale))
  if (!response.ok) throw new Error(`the texts of ${part} in ${locale} answered ${response.status}`)
  const texts: Record<string, Record<string, unknown>> = await response.json()
  for (const [namespace, bundle] of Object.entries(texts))
    i18next.addResourceBundle(locale, namespace, bundle, true, true)
}

const catalogue = (part: string, locale: string): Promise<void> => {
  const addressOf = addresses.get(part)
  if (!addressOf) return Promise.resolve()
  const key = `${part}/${locale}`
  const known = fetched.get(key)
  if (known) return known
  const work = fetchCatalogue(part, locale, addressOf)
  fetched.set(key, work)
  work.catch(() => fetched.delete(key))
  return work
}

/**
 * Loads a part's texts in the language in use and remembers where its other languages are.
 * `addressOf` gives the URL of one language; rejects where the file cannot be loaded.
 */
export const loadCatalogue = (part: string, addressOf: AddressOf): Promise<void> => {
  addresses.set(part, addressOf)
  return catalogue(part, i18next.language)
}

/** The texts of every part in use, in another language. Waits for a slow part no longer than `patience`. */
export const loadAllCatalogues = async (locale: string, patience = 500): Promise<void> => {
  const [own, ...others] = [...addresses.keys()].sort((a) => (a === 'shell' ? -1 : 1))
  if (own) await catalogue(own, locale)
  const rest = Promise.allSettled(others.map((part) => catalogue(part, locale)))
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, patience))])
}
