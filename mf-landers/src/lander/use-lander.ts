import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../use-live.ts'
import { count } from './count.ts'
import { type Slug, slugOf } from './slugs.ts'

/** `niche.she.title`: a lander's texts by their full keys. */
type Key<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string ? Name : `${Name}.${Key<Texts[Name]>}`
}[keyof Texts & string]

/** What every lander says: its heading by niche, and the line below it, which a niche has of its own. */
interface Heading {
  readonly title: Readonly<Record<Slug, string>>
  readonly lead: string
}

const place = /\{\{(\w+)\}\}/g

/**
 * What each lander begins with: its own texts (`locales` beside the page, which the build puts under the lander's name
 * into the catalogue), and its slug. That it was seen is counted once.
 * @example const { t, title, lead } = useLander<typeof texts>('gallery', props)
 */
export const useLander = <Texts extends object>(
  name: string,
  { params, variant }: Pick<PageProps, 'params' | 'variant'>,
) => {
  const { t: shared } = useTranslation('mf-landers')
  const live = useHydrated()
  const slug = slugOf(live ? params.slug : variant)
  // The same in the published markup as alive; without a niche nothing is said of one.
  const niche = slug === 'plain' ? undefined : slug
  useSeen(name, niche)
  const t = useLanderTexts<Heading>(name)
  return {
    t: useLanderTexts<Texts>(name),
    slug,
    niche,
    title: t(`title.${slug}`),
    lead: slug === 'plain' ? t('lead') : shared(`niche.${slug}`),
  }
}

/** The texts of a lander for what is drawn inside its page. */
export const useLanderTexts = <Texts extends object>(name: string) => {
  const { i18n } = useTranslation('mf-landers')
  return (key: Key<Texts>, values: Readonly<Record<string, string | number>> = {}): string => {
    const text: unknown = i18n.getResource(i18n.language, 'mf-landers', `${name}.${key}`)
    if (typeof text !== 'string') return key
    return text.replaceAll(place, (_, value: string) => String(values[value] ?? ''))
  }
}

/** Counts once that a page of this remote was seen. */
export const useSeen = (lander: string, slug?: string | undefined): void => {
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current) return
    seen.current = true
    count('lander_view', { lander, slug })
  }, [lander, slug])
}
