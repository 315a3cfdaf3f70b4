/** @jest-environment node */
import { expect, jest, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import type { RenderRequest } from '@lonk/shared-events/request-render.ts'
import { furtherDown } from '@lonk/shared-ui/further-down.tsx'
import { styled } from 'styled-components'

const Red = styled.p`
  color: red;
`
const Broken = () => {
  throw new Error('no heart')
}
const BrokenFurtherDown = furtherDown(Broken)
const pages = {
  whole: () => <Red>Lena</Red>,
  empty: () => null,
  broken: () => <Broken />,
  brokenBelow: () => (
    <>
      <Red>Lena</Red>
      <BrokenFurtherDown />
    </>
  ),
}

declare const process: { readonly env: Record<string, string> }

// Each part's build writes this table.
const table = Object.fromEntries(Object.entries(pages).map(([name, Page]) => [name, { Page }]))
jest.unstable_mockModule('prerendered-fragments', () => ({ pages: table }), { virtual: true })
Object.assign(process.env, { PART: 'mf-members' })
const { addTexts, renderPage } = await import('./render-request.tsx')
addTexts({ id: 'nl', locale: 'nl', texts: {} })

const requestOf = (page: keyof typeof pages): RenderRequest => ({
  page,
  routeName: 'search',
  params: {},
  files: '',
  firstData: undefined,
  texts: 'nl',
  path: '/members',
  search: '',
  locale: 'nl',
  settings: exampleSettings(),
  timeBonusEnds: null,
  unreadTotal: 0,
  newLikesTotal: 0,
  serverTime: '2026-03-14T17:00:00.000Z',
  user: undefined,
  chosenCountry: null,
})

test('a page is rendered with the rules that it needs', () => {
  const { html, css } = renderPage(requestOf('whole'))
  expect(html).toContain('>Lena</p>')
  expect(css).toContain('color:red')
})

test.each([
  ['broken', 'no heart'],
  ['brokenBelow', 'a part of brokenBelow that lies further down throws'],
  ['empty', 'empty renders to nothing'],
] as const)('of a page that is %s it is said: %s', (page, why) => {
  expect(() => renderPage(requestOf(page))).toThrow(why)
})
