// The matchers' types, for every test that renders a page.
import '@testing-library/jest-dom/jest-globals'
import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { Router } from 'react-router'
import ui from '../locales/nl.json' with { type: 'json' }

interface RenderOptions {
  /** The namespace of the remote, for example `mf-chat`. */
  readonly namespace: string
  /** Its Dutch catalogue: tests look for what a Dutch member reads. */
  readonly catalogue: Record<string, unknown>
  /** Path and query of the page. */
  readonly path?: string
  /** What the previous page told this one. */
  readonly locationState?: unknown
}

/**
 * Renders a page or slot of a remote the way a frame of the shell does: a router at one location and an
 * initialised i18n. `visited` collects where the page navigated to, `-1`
 * for one step back, and `states` what it told the pages it pushed; `moveTo` is what the shell does about it. For tests
 * only.
 */
export const renderPage = async (element: ReactElement, options: RenderOptions) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: 'nl',
    defaultNS: options.namespace,
    resources: { nl: { ui, [options.namespace]: options.catalogue } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const visited: string[] = []
  const states: unknown[] = []
  const hrefOf = (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  const navigator = {
    createHref: hrefOf,
    push: (to: Parameters<typeof hrefOf>[0], state: unknown) => {
      visited.push(hrefOf(to))
      states.push(state)
    },
    replace: (to: Parameters<typeof hrefOf>[0]) => void visited.push(hrefOf(to)),
    go: (steps: number) => void visited.push(String(steps)),
  }
  const at = (path: string, state: unknown) => {
    const { pathname, search, hash } = new URL(path, 'https://lonk.test')
    return (
      <I18nextProvider i18n={i18n}>
        <Router location={{ pathname, search, hash, state }} navigator={navigator}>
          {element}
        </Router>
      </I18nextProvider>
    )
  }
  const path = options.path ?? '/'
  const view = render(at(path, options.locationState))
  const moveTo = (next: string, state: unknown = null) => view.rerender(at(next, state))
  return { ...view, visited, states, i18n, moveTo }
}
