import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { composeStories, type Meta, type StoryFn, setProjectAnnotations } from '@storybook/react-webpack5'
import axe from 'axe-core'
import preview from '../.storybook/preview.tsx'

/** What jsdom cannot see: colours (tokens.test.ts holds them). A story is a part of a page, not a page. */
const elsewhere = ['color-contrast', 'region', 'page-has-heading-one', 'heading-order', 'landmark-one-main']
const rules = Object.fromEntries(elsewhere.map((rule) => [rule, { enabled: false }]))

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryFn>>

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.stories.tsx'))
const modules: readonly StoryFile[] = await Promise.all(files.map((name) => import(`./${name}`)))

describe.each(['nl', 'en'])('in %s', (language) => {
  setProjectAnnotations([preview, { initialGlobals: { language } }])
  const stories = modules.flatMap((module) => Object.values(composeStories(module)))

  test.each(stories.map((story) => [story.id, story] as const))(
    'axe finds nothing in %s',
    async (_, story) => {
      await story.run()
      expect(document.documentElement.lang).toBe(language)
      const { violations } = await axe.run(document.body, { rules })
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      )
    },
  )
})
