import { type RenderResult, render as renderPlain } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import nl from '../locales/nl.json' with { type: 'json' }

const i18n = createInstance()
i18n.use(initReactI18next).init({
  lng: 'nl',
  resources: { nl: { ui: nl } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Renders components as a page has them: in Dutch, inside a router. Renders again with the same surroundings. */
export const render = (ui: ReactNode): RenderResult => renderPlain(ui, { wrapper: MemoryRouter })
