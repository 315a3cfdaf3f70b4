import { createInstance, type i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import da from '../src/locales/da.json' with { type: 'json' }
import de from '../src/locales/de.json' with { type: 'json' }
import en from '../src/locales/en.json' with { type: 'json' }
import es from '../src/locales/es.json' with { type: 'json' }
import fi from '../src/locales/fi.json' with { type: 'json' }
import fr from '../src/locales/fr.json' with { type: 'json' }
import it from '../src/locales/it.json' with { type: 'json' }
import nb from '../src/locales/nb.json' with { type: 'json' }
import nl from '../src/locales/nl.json' with { type: 'json' }
import pl from '../src/locales/pl.json' with { type: 'json' }
import sv from '../src/locales/sv.json' with { type: 'json' }

const catalogues = { nl, en, da, de, es, fi, fr, it, nb, pl, sv }

/** The toolbar's list. */
export const languages = Object.keys(catalogues)

/** The components' own texts in one language. */
export const textsIn = (lng: string): i18n => {
  const texts = createInstance()
  texts.init({
    lng,
    fallbackLng: 'nl',
    resources: Object.fromEntries(Object.entries(catalogues).map(([language, ui]) => [language, { ui }])),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  return texts
}

type Say = (dutch: string, english: string) => string

/** The words that a story gives its component: Dutch in Dutch, English in all other languages. */
export const useSay = (): Say => {
  const { i18n } = useTranslation()
  return (dutch, english) => (i18n.language === 'nl' ? dutch : english)
}
