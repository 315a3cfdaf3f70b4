import { updateUser } from '@lonk/shared-api/calls/session/user.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import i18next from 'i18next'
import { keptCookie } from '../browser-choices/kept-cookie.ts'
import { loadShownText } from '../content/page-texts.ts'
import { loadAllCatalogues } from './catalogues.ts'
import { isLanguage } from './languages.ts'

const keptLocale = keptCookie(localeCookie)

/**
 * Changes the language of the whole page in two phases: first the texts of every part in use are fetched, then
 * everything changes in one frame, so that no two languages are ever shown side by side.
 */
const showIn = async (wanted: string, state: StateWriter): Promise<void> => {
  await Promise.all([loadAllCatalogues(wanted), loadShownText(location.pathname, wanted)])
  await i18next.changeLanguage(wanted)
  document.documentElement.lang = wanted
  state.set('locale', wanted)
}

/** The member's or the visitor's own choice: it holds on this device from now on, and in the account. */
export const switchLanguage = async (wanted: string, state: StateWriter): Promise<void> => {
  if (!isLanguage(wanted) || wanted === state.get('locale')) return
  await showIn(wanted, state)
  keptLocale.set(wanted)
  // The choice holds on this device even where the account cannot be told at the moment.
  if (state.get('user')) await api.call(updateUser, { language: wanted }).catch(() => undefined)
}

/**
 * At a log-in and a sign-up: the account's language goes before what this device had. It is kept as if it were chosen
 * here, so that the next document is in it even where the API is too slow to name it.
 */
export const followAccount = async (account: string, state: StateWriter): Promise<void> => {
  if (!isLanguage(account)) return
  keptLocale.set(account)
  if (account !== state.get('locale')) await showIn(account, state)
}
