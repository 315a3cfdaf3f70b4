import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { Router } from 'react-router'
import description from '../../../remote.json' with { type: 'json' }
import texts from '../../locales/nl.json' with { type: 'json' }
import { remote } from '../../testing/remote.ts'
import { Page } from './gallery.page.tsx'
import { hangs, slugs } from './niches.ts'

const navigator = { createHref: String, push: () => undefined, replace: () => undefined, go: () => undefined }

const open = (slug?: string) =>
  remote.open(<Page routeName="landers-gallery-slug" params={{ slug }} />, {
    path: slug ? `/landers/gallery/${slug}` : '/landers/gallery',
  })

test.each(slugs)('the niche %s has its own words and six portraits', async (slug) => {
  const { container } = await open(slug)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.gallery.niche[slug].title)
  expect(container.querySelectorAll('figure')).toHaveLength(6)
})

test('without a slug, and with an unknown one, the plain gallery hangs', async () => {
  await open('unheard-of')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.gallery.niche.plain.title)
})

test('everybody looks at the door', () => {
  for (const { left, right } of Object.values(hangs)) {
    expect(left.map(({ look }) => look)).toEqual(['right', 'right', 'right'])
    expect(right.map(({ look }) => look)).toEqual(['left', 'left', 'left'])
  }
})

test('the sign-up hears which lander sent somebody', async () => {
  const { container } = await open('gay')
  expect(container.querySelector('input[name="lander"]')).toHaveValue('gallery')
})

test('every niche is published, so that none flips when the page comes to life', () => {
  const variants = description.routes.find(({ page }) => page === 'gallery')?.variants
  expect(['plain', ...(variants ?? [])]).toEqual(slugs)
})

test.each(slugs)('the published variant %s is the wall that its visitor finds alive', async (slug) => {
  const { container } = await open(slug)
  const published = document.createElement('div')
  published.innerHTML = renderToString(
    <Router location="/" navigator={navigator}>
      <Page routeName="landers-gallery-slug" params={{}} variant={slug} />
    </Router>,
  )
  const words = (place: Element) => [...place.querySelectorAll('h1, h1 + p')].map((each) => each.textContent)
  expect(words(published)).toEqual(words(container))
})
