import { expect, test } from '@jest/globals'
import { hangs } from '../../drawings/cast.ts'
import { slugs } from '../../lander/slugs.ts'
import { testLander } from '../../testing/lander-rules.tsx'
import { Page } from './gallery.page.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }

const { open } = testLander({ name: 'gallery', Page, texts, slugs: lander.slugs })

test.each(slugs)('the niche %s has six portraits', async (slug) => {
  const { container } = await open(slug)
  expect(container.querySelectorAll('figure')).toHaveLength(6)
})

test('everybody looks at the door', () => {
  for (const { left, right } of Object.values(hangs)) {
    expect(left.map(({ look }) => look)).toEqual(['right', 'right', 'right'])
    expect(right.map(({ look }) => look)).toEqual(['left', 'left', 'left'])
  }
})

test('every niche is published, so that none flips when the page comes to life', () => {
  expect(['plain', ...lander.slugs]).toEqual(slugs)
})
