/** `@media (…){…}` and its like with plain rules inside: the condition, and those rules. */
const conditional = /^(@(?:media|supports|container)\b[^{}]*)\{((?:[^{}@]+\{[^{}]*\})+)\}$/

const rulesOf = (css: string): readonly (readonly [selector: string, declarations: string])[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => [
    selector,
    declarations,
  ])

/** A list without what stands in brackets, whose commas part nothing. */
const outOfBrackets = (selector: string) => selector.replaceAll(/\([^()]*\)/g, '')

/** A class by its whole name. */
const classNamed = (name: string) => new RegExp(`\\.${name}(?![\\w-])`, 'g')

/**
 * The same as one plain rule: `@media (q){.a>b{…}}` as `.a{@media (q){&>b{…}}}`. Null where it is no such rule, or where
 * not all that it selects has one class in common.
 */
export const asPlainRule = (css: string): string | null => {
  const [, condition, inner = ''] = conditional.exec(css) ?? []
  const name = /\.([A-Za-z_][\w-]*)/.exec(inner)?.[1]
  if (!condition || !name) return null
  const own = classNamed(name)
  const nested = rulesOf(inner).map(([selector, declarations]) => {
    const hasOwn = outOfBrackets(selector)
      .split(',')
      .every((part) => part.search(own) >= 0)
    return hasOwn ? `${selector.replaceAll(own, '&')}{${declarations}}` : null
  })
  return nested.includes(null) ? null : `.${name}{${condition}{${nested.join('')}}}`
}

/** Says what rules may be nested as wanted: with this came the last of it (`html &` was not understood at first). */
const understandsNesting = (): boolean => 'CSSNestedDeclarations' in globalThis

/** Takes an animation's place; nothing has this class. */
const placeholder = '._{}'

/**
 * After a plain rule Chromium reckons anew what that matches; after any other one (`@media`, `@keyframes`) all that the
 * whole sheet matches, which is the whole page: measured in docs/decisions/start.md. styled-components has one sheet
 * for everything, so a dialog that brought one `@media` of its own cost a restyled page. What follows conditions is
 * written as a plain rule here, in the same place; animations, which have no place, go to a sheet of their own.
 */
export const insertAsPlainRules = (sheet: CSSStyleSheet): void => {
  if (!understandsNesting()) return
  const animations = new CSSStyleSheet()
  document.adoptedStyleSheets.push(animations)
  const insert = sheet.insertRule
  const inPlace = (rule: string): string => {
    if (!rule.startsWith('@')) return rule
    if (!rule.startsWith('@keyframes')) return asPlainRule(rule) ?? rule
    animations.insertRule(rule, animations.cssRules.length)
    return placeholder
  }
  sheet.insertRule = (rule, index) => insert.call(sheet, inPlace(rule), index)
}
