import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import de from '../src/locales/de.json' with { type: 'json' }
import nl from '../src/locales/nl.json' with { type: 'json' }

/** The two languages that stories are looked at in: the first one, and the one with the long words. */
export const galleryLanguages = ['nl', 'de'] as const
export type GalleryLanguage = (typeof galleryLanguages)[number]

/** Starts i18next with the components' own texts; the words that a story gives them stay Dutch. */
export function startTexts(lng: GalleryLanguage): void {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng,
    resources: { nl: { ui: nl }, de: { ui: de } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
}
