import da from './locales/da.json' with { type: 'json' }
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fi from './locales/fi.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import it from './locales/it.json' with { type: 'json' }
import nb from './locales/nb.json' with { type: 'json' }
import nl from './locales/nl.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }
import sv from './locales/sv.json' with { type: 'json' }

type Texts = typeof nl
type TextName = { [G in keyof Texts]: `${G}.${keyof Texts[G] & string}` }[keyof Texts]

/** All eleven travel with the worker: without a network none could be fetched. */
const catalogues: ReadonlyMap<string, Texts> = new Map(
  Object.entries({ da, de, en, es, fi, fr, it, nb, nl, pl, sv }),
)

export const isKnownLocale = (locale: string): boolean => catalogues.has(locale)

export const text = (locale: string, name: TextName): string => {
  const [group = '', key = ''] = name.split('.')
  const texts: Record<string, Record<string, string>> = catalogues.get(locale) ?? nl
  return texts[group]?.[key] ?? ''
}
