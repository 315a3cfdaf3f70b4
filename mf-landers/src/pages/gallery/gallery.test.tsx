import { expect, test } from '@jest/globals'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { screen } from '@testing-library/react'
import texts from '../../locales/nl.json' with { type: 'json' }
import { Page } from './gallery.page.tsx'
import { hangs, slugs } from './niches.ts'

const open = (slug?: string) =>
  renderPage(<Page routeName="landers-gallery-slug" params={{ slug }} />, {
    namespace: 'mf-landers',
    catalogue: texts,
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
