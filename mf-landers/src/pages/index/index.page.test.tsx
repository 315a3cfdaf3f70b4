import { expect, jest, test } from '@jest/globals'
import { exampleCard, exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { Router } from 'react-router'
import texts from '../../locales/nl.json' with { type: 'json' }
import { answering, remote } from '../../testing/remote.ts'
import { Page } from './index.page.tsx'

const settings = exampleSettings()
/** As the document server and the shell say it, of this release. */
const files = '/r/mf-landers/1/'

const published = async (variant?: string) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'nl',
    resources: { nl: { 'mf-landers': texts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  const navigator = {
    createHref: String,
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  }
  return (
    <I18nextProvider i18n={i18n}>
      <Router location="/" navigator={navigator}>
        <Page variant={variant} files={files} />
      </Router>
    </I18nextProvider>
  )
}

test('the fragment has no style attribute, which the policy of the site would block', async () => {
  expect(renderToString(await published())).not.toMatch(/\sstyle=/)
})

test('shows pictures out of its release, which weigh nothing in the document', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(await published())
  const pictures = [...place.querySelectorAll('img')]
  expect(pictures).toHaveLength(5)
  for (const picture of pictures) {
    expect(picture.getAttribute('src')).toMatch(/^\/r\/mf-landers\/1\/assets\/[\w-]+\.svg$/)
    expect(picture).toHaveAttribute('alt', '')
    // Room for each is there before it is.
    expect(picture).toHaveAttribute('height')
  }
})

test('comes to life on the published markup, whatever is known of the visitor by then', async () => {
  const page = await published()
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  const title = place.querySelector('h1')
  remote.share({ settings })
  const mismatch = jest.fn()
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError: mismatch })
  })
  expect(mismatch).not.toHaveBeenCalled()
  expect(place.querySelector('h1')).toBe(title)
  expect(place.textContent).toContain('vanaf €\u00a00,77 per bericht')
})

test.each([
  ['what a member gets', 'member', 'Fijn dat je er bent', 'een vrouw'],
  ['what a visitor gets', undefined, 'een vrouw', 'Fijn dat je er bent'],
])('the markup shows %s, and a member finds it alive', async (_, variant, there, absent) => {
  remote.share({ user: exampleUser() })
  const page = await published(variant)
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  expect(place.textContent).toContain(there)
  expect(place.textContent).not.toContain(absent)
  const mismatch = jest.fn()
  await act(async () => {
    hydrateRoot(place, page, { onRecoverableError: mismatch })
  })
  expect(mismatch).not.toHaveBeenCalled()
  expect(place.textContent).toContain('Fijn dat je er bent')
})

test('says prices in words until they are known, and in money from then on', async () => {
  await remote.open(<Page files={files} />)
  expect(screen.getByText('met credits')).toBeInTheDocument()
  remote.share({ settings })
  expect(screen.getByText('1 credit')).toBeInTheDocument()
  expect(screen.getByText(/binnen 14 dagen teruggeven/)).toBeInTheDocument()
})

test('the first form works without script: posted to the sign-up with both answers', async () => {
  const { container } = await remote.open(<Page files={files} />)
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/signup')
  expect(form).toHaveAttribute('method', 'post')
  expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual([
    'gender',
    'gender',
    'seeking',
    'seeking',
    'seeking',
    'lander',
  ])
})

test('with script the shell is asked to go on with the answers', async () => {
  const asked = remote.heard('signup-requested')
  await remote.open(<Page files={files} />)
  const [woman] = screen.getAllByLabelText('een vrouw')
  if (woman) await userEvent.click(woman)
  await userEvent.click(screen.getByLabelText('allebei'))
  await userEvent.click(screen.getByRole('button', { name: /Maak gratis een profiel/ }))
  expect(asked).toEqual([{ gender: 'female', seeking: 'both', lander: 'index' }])
})

test('a question of the FAQ opens by itself, without script of ours', async () => {
  await remote.open(<Page files={files} />)
  const question = screen.getByText('Wat is een credit?').closest('details')
  expect(question?.open).toBe(false)
  fireEvent.click(screen.getByText('Wat is een credit?'))
  expect(question?.open).toBe(true)
})

test('members who chose it are shown, each with the way to their profile', async () => {
  answering({
    'GET /api/lander.php': () => ({
      body: {
        niche: 1,
        profile: null,
        profiles: [exampleCard({ id: 14, name: 'Bram', age: 41 })],
        regions: [],
      },
    }),
  })
  remote.share({ settings })
  await remote.open(<Page files={files} />)
  expect(await screen.findByRole('link', { name: 'Bram, 41' })).toHaveAttribute('href', '/members/14')
  expect(screen.getByText(texts.index.faces.text)).toBeInTheDocument()
})
