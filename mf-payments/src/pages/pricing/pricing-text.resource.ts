import { getPage } from '@lonk/shared-api/calls/content/page.ts'
import { type Language, languages } from '@lonk/shared-api/choices.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'

const isLanguage = (locale: string): locale is Language => languages.some((known) => known === locale)

/** The operator's own text about prices, in the reader's language where there is one (docs/api.md, `page.php`). */
export const usePricingText = () => {
  const locale = useShared('locale')
  return useQuery({
    queryKey: ['pricing-text', locale],
    queryFn: () => api.call(getPage, { name: 'pricing', ...(isLanguage(locale) ? { lang: locale } : {}) }),
  })
}
