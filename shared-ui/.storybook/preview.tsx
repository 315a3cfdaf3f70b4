import type { Decorator, Preview } from '@storybook/react-webpack5'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { fontCss } from '../src/fonts.ts'
import { nicheAccents } from '../src/niche-accents.ts'
import { nicheStyles } from '../src/niche-css.ts'
import { GlobalStyle } from '../stories/global-style.tsx'
import { languages, textsIn } from '../stories/texts.ts'

// Storybook serves files without a cache: optional ones would never be there in time.
const fonts = fontCss('fonts/').replaceAll('font-display:optional', 'font-display:swap')

interface PageProps {
  readonly scheme: string
  readonly language: string
  readonly niche: string
  readonly children: ReactNode
}

/** What the document server and the shell give to a page: scheme, language, styles and a router. */
function Page({ scheme, language, niche, children }: PageProps) {
  const i18n = useMemo(() => textsIn(language), [language])
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.scheme = scheme
  }, [language, scheme])
  return (
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <style>{fonts + (nicheStyles()[niche] ?? '')}</style>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>
  )
}

const onPage: Decorator = (Story, { globals: { scheme, language, niche } }) => (
  <Page scheme={scheme} language={language} niche={niche}>
    <Story />
  </Page>
)

const niches = ['plain', ...Object.keys(nicheAccents)]

const preview: Preview = {
  decorators: [onPage],
  globalTypes: {
    scheme: { toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: languages, dynamicTitle: true } },
    niche: { toolbar: { title: 'Niche', icon: 'paintbrush', items: niches, dynamicTitle: true } },
  },
  initialGlobals: { scheme: 'light', language: 'nl', niche: 'plain' },
}

export default preview
