import type { ServerStyleSheet } from 'styled-components'

/**
 * The rules that a render collected, as plain text without styled-components' own markers: the document's style
 * element is not taken over in the browser, which writes the same rules under the same names once more
 * (`start/hold-rules.ts`).
 */
export const plainRules = (sheet: ServerStyleSheet): string => {
  const css = sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll(/\/\*!sc\*\/\n?/g, '')
    .trim()
  sheet.seal()
  return css
}
