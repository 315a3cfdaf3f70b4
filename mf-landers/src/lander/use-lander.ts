import { type PageProps, partsOfVariant } from '@lonk/shared-events/contract.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../use-live.ts'
import { count, type LanderName } from './count.ts'
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

/** What this page was handed by lander: whoever comes back to one without a new document finds it as it was. */
const handed = new Map<string, string>()

/**
 * What each lander begins with: its own texts (`locales` beside the page, which the build puts under the lander's name
 * into the catalogue), its slug, and which of the variants in its `lander.json` this document was handed. That it was
 * seen is counted once. `where` goes to its `FirstForm`.
 * @example const { t, title, lead, where } = useLander<typeof texts>('gallery', props)
 */
export const useLander = <Texts extends object>(
  name: string,
  { params, variant: rendered }: Pick<PageProps, 'params' | 'variant'>,
) => {
  const { t: shared } = useTranslation('mf-landers')
  const live = useHydrated()
  const document = partsOfVariant(rendered)
  const slug = slugOf(live ? params.slug : document.variant)
  // The same in the published markup as alive; without a niche nothing is said of one.
  const niche = slug === 'plain' ? undefined : slug
  const variant = document.form ?? (live ? handed.get(name) : undefined)
  useEffect(() => {
    if (variant) handed.set(name, variant)
  }, [name, variant])
  const where: LanderName = { lander: name, slug: niche, variant }
  useSeen(where)
  const t = useLanderTexts<Heading>(name, variant)
  return {
    t: useLanderTexts<Texts>(name, variant),
    slug,
    niche,
    variant,
    where,
    title: t(`title.${slug}`),
    lead: slug === 'plain' ? t('lead') : shared(`niche.${slug}`),
  }
}

/** The texts of a lander for what is drawn inside its page; a variant may have its own in place of some. */
export const useLanderTexts = <Texts extends object>(name: string, variant?: string | undefined) => {
  const { i18n } = useTranslation('mf-landers')
  const textAt = (key: string): string | undefined => {
    const text: unknown = i18n.getResource(i18n.language, 'mf-landers', `${name}.${key}`)
    return typeof text === 'string' ? text : undefined
  }
  return (key: Key<Texts>, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = (variant && textAt(`variants.${variant}.${key}`)) || textAt(key)
    return text?.replaceAll(place, (_, value: string) => String(values[value] ?? '')) ?? key
  }
}

/** Counts once that a page of this remote was seen. */
export const useSeen = ({ lander, slug, variant }: LanderName): void => {
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current) return
    seen.current = true
    count('lander_view', { lander, slug, variant })
  }, [lander, slug, variant])
}
