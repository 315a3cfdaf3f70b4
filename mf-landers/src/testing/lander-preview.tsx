import type { PageProps } from '@lonk/shared-events/contract.ts'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { slugOf } from '../lander/slugs.ts'

type Texts = (file: string) => Record<string, unknown>

declare global {
  interface ImportMeta {
    /** Webpack's: all files of a folder that the pattern matches, in the chunk of this module. */
    readonly webpackContext: (
      folder: string,
      options: { readonly recursive: boolean; readonly regExp: RegExp },
    ) => Texts
  }
}

const ownTexts = import.meta.webpackContext('../landers', { recursive: true, regExp: /locales\/\w+\.json$/ })
const commonTexts = import.meta.webpackContext('../locales', { recursive: false, regExp: /\/\w+\.json$/ })

/**
 * A lander in Storybook, in every niche and language that the toolbar offers, before anything is built or released:
 * `export const Lander = previewOf('gallery', Page)`. Nothing is counted: no API answers there.
 */
export const previewOf = (name: string, Page: ComponentType<PageProps>) => {
  const Preview = ({ niche }: { readonly niche: string }) => {
    const { i18n } = useTranslation()
    const { language } = i18n
    if (!i18n.hasResourceBundle(language, 'mf-landers'))
      i18n.addResourceBundle(language, 'mf-landers', commonTexts(`./${language}.json`))
    if (!i18n.exists(`${name}.lead`, { ns: 'mf-landers' }))
      i18n.addResourceBundle(language, 'mf-landers', {
        ...i18n.getResourceBundle(language, 'mf-landers'),
        [name]: ownTexts(`./${name}/locales/${language}.json`),
      })
    const slug = slugOf(niche)
    return <Page routeName={`landers-${name}`} files="" params={{ slug }} variant={slug} />
  }
  return (_: unknown, { globals }: { readonly globals: Readonly<Record<string, string>> }) => (
    <Preview key={globals.language} niche={globals.niche ?? 'plain'} />
  )
}
