import { beforeAll, describe, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import axe from 'axe-core'
import { MemoryRouter } from 'react-router'
import { stories } from './stories.ts'
import { galleryLanguages, startTexts } from './texts.ts'

/** What jsdom cannot see: colours (tokens.test.ts holds them). A story is a part of a page, not a page. */
const elsewhere = ['color-contrast', 'region', 'page-has-heading-one', 'heading-order', 'landmark-one-main']
const rules = Object.fromEntries(elsewhere.map((rule) => [rule, { enabled: false }]))

describe.each(galleryLanguages)('in %s', (language) => {
  beforeAll(() => startTexts(language))

  test.each(stories.map(({ id, Story }) => [id, Story] as const))(
    'axe finds nothing in %s',
    async (_, Story) => {
      const { container } = render(<Story />, { wrapper: MemoryRouter })
      const { violations } = await axe.run(container, { rules })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      )
    },
  )
})

test('no two stories have the same address', () => {
  const ids = stories.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
