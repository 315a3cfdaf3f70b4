import { releaseUrl } from '@lonk/shared-events/registry.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadCatalogue } from './catalogues.ts'

const lastResort = 'nl'

/**
 * The site's one i18next: only the shell initialises it, remotes' texts are added as they come. Resolves when the
 * shell's own texts are there: in Dutch where the language cannot be loaded, and rejects where nothing can.
 */
export const startI18n = async (locale: string, shellVersion: string): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    // Nothing is fetched here: the language holds at once, and the first page's texts can be asked for.
    initAsync: false,
    // A remote's texts may arrive after a switch: `added` renders them then.
    react: { bindI18nStore: 'added', useSuspense: false },
  })
  const addressOf = (language: string) => releaseUrl('shell', shellVersion, `locales/${language}.json`)
  await loadCatalogue('shell', addressOf).catch(async () => {
    await i18next.changeLanguage(lastResort)
    await loadCatalogue('shell', addressOf)
  })
}
