import { createInstance, type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** The texts of a part in one language, for what is rendered without a browser: they are all there at once. */
export const stillTexts = (part: string, locale: string, texts: ResourceLanguage): i18n => {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    defaultNS: part,
    resources: { [locale]: texts },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
