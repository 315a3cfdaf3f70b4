import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import nl from '../src/locales/nl.json' with { type: 'json' }

/** Starts i18next with the components' Dutch texts. */
export function startTexts(): void {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: 'nl',
    resources: { nl: { ui: nl } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
}
