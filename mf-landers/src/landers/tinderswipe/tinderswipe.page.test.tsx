import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { testLander } from '../../testing/lander-rules.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { Page } from './tinderswipe.page.tsx'

const { open } = testLander({ name: 'tinderswipe', Page, texts, slugs: lander.slugs })

test('three drawn people are answered one after the other, and then it is the reader’s turn', async () => {
  await open()
  expect(screen.getAllByText(texts.drawn)).toHaveLength(3)
  for (const answer of [texts.look, texts.pass, texts.look]) {
    expect(screen.queryByRole('heading', { name: texts.turn.title })).toBeNull()
    // Only the card on top can be answered.
    await userEvent.click(screen.getByRole('radio', { name: answer }))
  }
  expect(screen.getByRole('heading', { name: texts.turn.title })).toBeInTheDocument()
})
