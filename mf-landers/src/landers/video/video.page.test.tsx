import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { testLander } from '../../testing/lander-rules.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { Page } from './video.page.tsx'

const { open } = testLander({ name: 'video', Page, texts, slugs: lander.slugs })

test('the film can be stopped, and is told in words to whoever does not see it', async () => {
  await open()
  expect(screen.getByRole('checkbox', { name: texts.pause })).not.toBeChecked()
  const told = screen.getByRole('figure')
  expect(told).toHaveTextContent(texts.told)
  for (const caption of Object.values(texts.shot)) expect(told).toHaveTextContent(caption)
})
