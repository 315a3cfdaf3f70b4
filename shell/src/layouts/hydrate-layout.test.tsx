import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import { earlyClicksScript } from '@lonk/shared-events/early-clicks.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { screen } from '@testing-library/dom'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server.node'
import { initReactI18next } from 'react-i18next'
import { Boundary } from '../composition/boundary.tsx'
import { StillRouter } from '../composition/still-router.tsx'
import nl from '../locales/nl.json' with { type: 'json' }
import { Header, hydrateLayout } from './hydrate-layout.tsx'

/** The document's own header, before any script of ours but the one in it. */
const inDocument = (): void => {
  const header = renderToString(
    <StrictMode>
      <Boundary onFailed={() => undefined} fallback={() => null}>
        <StillRouter path="/">
          <Header />
        </StillRouter>
      </Boundary>
    </StrictMode>,
  )
  document.body.innerHTML = `<header id="${mountPoints.header}">${header}</header>`
  const script = document.createElement('script')
  script.textContent = earlyClicksScript
  document.head.append(script)
}

beforeEach(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'nl',
    resources: { nl: { shell: nl } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
  stateWriterForTests.set('settings', exampleSettings())
  inDocument()
})

test('a menu of the header that is pressed before there is any script opens once the header is alive', async () => {
  const menu = screen.getByRole('button', { name: /Taal/ })
  menu.click()
  await hydrateLayout()
  expect(await screen.findByRole('menuitemcheckbox', { name: 'English' })).toBeInTheDocument()
})
