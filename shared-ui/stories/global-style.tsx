import { createGlobalStyle } from 'styled-components'
import { globalCss } from '../src/global-css.ts'

/**
 * The same rules as `globalCss()` as a component, for documents that do not have them yet: Storybook, tests
 * and a remote's own development host. In the product they are in the HTML already; do not render both.
 */
export const GlobalStyle = createGlobalStyle`${globalCss()}`
