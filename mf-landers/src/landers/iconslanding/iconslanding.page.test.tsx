import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { testLander } from '../../testing/lander-rules.tsx'
import { Page } from './iconslanding.page.tsx'
import lander from './lander.json' with { type: 'json' }
import texts from './locales/nl.json' with { type: 'json' }
import { darlingNames, thingNames } from './things.tsx'

const { open } = testLander({ name: 'iconslanding', Page, texts, slugs: lander.slugs })

test('what is for adults lies behind a button that says so, in every niche', async () => {
  for (const slug of ['plain', 'bdsm']) {
    const { container, unmount } = await open(slug)
    const adults = container.querySelector('details')
    expect(adults).not.toHaveAttribute('open')
    expect(adults?.querySelector('summary')).toHaveTextContent('18+')
    for (const name of darlingNames) expect(adults).toContainElement(screen.getByText(texts.thing[name]))
    for (const name of thingNames) expect(adults).not.toContainElement(screen.getByText(texts.thing[name]))
    unmount()
  }
})

test('things are ticked by their names', async () => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: texts.thing.coffee }))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
})
