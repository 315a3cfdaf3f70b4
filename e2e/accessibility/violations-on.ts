import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page as it is now, against WCAG 2.2 AA: each rule with the elements that break it. Gathered in the
 * page itself: the usual way, for frames of other sites, opens a blank page for each look, and we have no such frames.
 */
const violationsOn = async (
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<readonly string[]> => {
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

const everyRule = (axe: AxeBuilder): AxeBuilder =>
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])

/** All that can differ between the schemes: one markup has two sets of colours. */
const rulesOfColour = (axe: AxeBuilder): AxeBuilder => axe.withRules(['color-contrast', 'link-in-text-block'])

/** The same for a page that was opened in the light, and then for its dark colours: what stands on it stays. */
export const violationsInBothSchemes = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [colorScheme, rules] of [
    ['light', everyRule],
    ['dark', rulesOfColour],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await coloursSettled(page)
    found.push(...(await violationsOn(page, rules)).map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}

/** What fades from one colour to the other is neither yet. */
const coloursSettled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
