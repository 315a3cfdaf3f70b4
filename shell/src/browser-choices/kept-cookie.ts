import type { StorageRow } from '@lonk/shared-events/storage-register.ts'
import Cookies from 'js-cookie'

type CookieRow = StorageRow & { readonly store: 'cookie'; readonly days: number }

/** A cookie that the page itself writes, for the document server to read with the next page. */
export const keptCookie = ({ key, days }: CookieRow) => ({
  get: (): string | undefined => Cookies.get(key),
  set: (value: string): void =>
    void Cookies.set(key, value, { expires: days, sameSite: 'lax', path: '/', secure: isHttps() }),
  remove: (): void => Cookies.remove(key, { path: '/' }),
})

const isHttps = (): boolean => location.protocol === 'https:'
