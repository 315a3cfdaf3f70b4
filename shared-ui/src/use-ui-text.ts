import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type nl from './locales/nl.json'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K

/** A key of the `ui` catalogue; plurals by their stem, since i18next picks the form. */
export type UiKey = WithoutPlural<Leaves<typeof nl>>

/** `t` stays the same function while the language does; `values` fill the braces and choose the plural by `count`. */
export interface UiText {
  t: (key: UiKey, values?: Record<string, string | number>) => string
  /** The language in use, for `format.ts`. */
  locale: string
}

/** The texts that shared components carry themselves, and the language to format numbers and dates in. */
export function useUiText(): UiText {
  const { t, i18n } = useTranslation('ui')
  // Stable for as long as the language is: effects and callbacks may depend on it.
  const say = useCallback<UiText['t']>((key, values) => t(key, { ...values }), [t])
  return { t: say, locale: i18n.language || 'nl' }
}
