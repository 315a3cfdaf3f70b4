import { expect, test } from '@jest/globals'
import { transform } from '@swc/core'
import { sourceRules } from './rules.ts'

const source = "import { styled } from 'styled-components'\nexport const Sheet = styled.div`margin: 0`\n"

/** What styled-components is told of the component, by which it makes its class names. */
const namesBy = async (options: Parameters<typeof sourceRules>[0]): Promise<string> => {
  const [tsx] = sourceRules(options)
  const { code } = await transform(source, {
    ...Object(tsx?.use).options,
    filename: 'mf-chat/src/card.tsx',
    swcrc: false,
  })
  return /withConfig\((\{[^}]*\})/.exec(code)?.[1]?.replaceAll(/\s+/g, ' ') ?? code
}

test('in development class names say whose they are, in the markup of the document as in the browser', async () => {
  const inBrowser = await namesBy({ namespace: 'mf-chat', mode: 'development' })
  expect(inBrowser).toContain('displayName: "card__Sheet"')
  expect(await namesBy({ namespace: 'mf-chat', mode: 'development', react: 'production' })).toBe(inBrowser)
})

test('members get no names', async () => {
  expect(await namesBy({ namespace: 'mf-chat', mode: 'production' })).not.toContain('Sheet')
})
