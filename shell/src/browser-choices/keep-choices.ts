import { bus } from '@lonk/shared-events/bus.ts'
import { chosenCountryOf } from '@lonk/shared-events/chosen-country.ts'
import { colorSchemeOf } from '@lonk/shared-events/color-scheme.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { countryCookie, schemeCookie } from '@lonk/shared-events/storage-register.ts'
import { keptCookie } from './kept-cookie.ts'
import { showScheme } from './show-scheme.ts'

const keptCountry = keptCookie(countryCookie)
const keptScheme = keptCookie(schemeCookie)

const read = (state: StateWriter): void => {
  state.set('chosenCountry', chosenCountryOf(keptCountry.get()))
  state.set('colorScheme', colorSchemeOf(keptScheme.get()))
}

const follow = (state: StateWriter): void => {
  const before = state.get('chosenCountry')
  read(state)
  showScheme(state.get('colorScheme'))
  const country = state.get('chosenCountry')
  const settings = state.get('settings')
  if (settings && country !== before)
    state.set('settings', { ...settings, geoip_selected_country: country ?? settings.geoip_country })
}

/**
 * What a person chose for this browser, which the document server reads with the next page: the country, and light or
 * dark. The cookies are the only truth: every tab reads them anew once one of them changed something.
 */
export const keepChoices = (state: StateWriter): void => {
  // The document was made by them: nothing of it changes here, or it could not be hydrated.
  read(state)
  bus.on('country-requested').subscribe(({ country }) => {
    if (country === undefined) keptCountry.remove()
    else keptCountry.set(country)
    bus.publish('browser-choice-changed', {})
  })
  bus.on('color-scheme-requested').subscribe(({ scheme }) => {
    if (scheme === 'device') keptScheme.remove()
    else keptScheme.set(scheme)
    bus.publish('browser-choice-changed', {})
  })
  bus.on('browser-choice-changed').subscribe(() => follow(state))
  // A page that the browser had put aside has heard nothing of it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(state)
  })
}
