/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { lazy } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { renderStill } from './render-still.tsx'

const Red = styled.p`
  color: red;
`
const Where = () => <Red>{useLocation().pathname}</Red>
const Nothing = () => null
const Broken = () => {
  throw new Error('broken on purpose')
}
const Late = lazy(() => new Promise<never>(() => undefined))

test('what a page shows at its address, and its rules, are in the fragment', () => {
  const { html, css } = renderStill('mf-chat', '/chats', <Where />)
  expect(html).toContain('/chats</p>')
  expect(css).toContain('color:red')
})

test('a picture of the first screen stands in the page alone, which is all that there is to hydrate', () => {
  const { html } = renderStill('mf-chat', '/chats', <img src="/harbour.svg" alt="" fetchPriority="high" />)
  expect(html).not.toContain('<link')
  expect(html).toContain('src="/harbour.svg"')
})

test.each([
  ['shows nothing', <Nothing key="nothing" />],
  ['throws', <Broken key="broken" />],
  ['waits for what is never there', <Late key="late" />],
])('a page that %s pre-renders to nothing: its build ends, and names part and path', (_, content) => {
  expect(() => renderStill('mf-chat', '/chats', content)).toThrow('mf-chat: /chats renders to nothing')
})
