/** Classes that a rule selects by, or the animation that it is. */
const names = /(?:\.|@keyframes )([A-Za-z_][\w-]*)(?=[^{}]*\{)/g

const namesIn = (css: string): readonly string[] => [...css.matchAll(names)].map(([, name = '']) => name)

const namesOfDocument = (): ReadonlySet<string> =>
  new Set([...document.querySelectorAll('style')].flatMap(({ textContent }) => namesIn(textContent)))

/**
 * A document carries the rules of what it shows, and while that comes to life styled-components writes the same ones
 * once more, component by component: after each few the browser would reckon every element's style anew, for nothing.
 * So what it writes does not count, until the first rule that the document does not have: from then on all of it does.
 * Asked for before anything is written; answers with what does so to the sheet that is written then.
 */
export const holdRules = (): ((sheet: CSSStyleSheet) => void) => {
  const known = namesOfDocument()
  const isNew = (rule: string) => namesIn(rule).some((name) => !known.has(name))

  return (sheet) => {
    const insert = sheet.insertRule
    const release = () => {
      sheet.insertRule = insert
      sheet.disabled = false
    }
    // Not by `media` on the element: Firefox makes a new sheet then, without the rules.
    sheet.disabled = true
    sheet.insertRule = (rule, index) => {
      if (isNew(rule)) release()
      return insert.call(sheet, rule, index)
    }
    if ([...sheet.cssRules].some(({ cssText }) => isNew(cssText))) release()
  }
}
