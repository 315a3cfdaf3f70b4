const marks = /\p{M}/gu
const plain = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase()

/**
 * Leaves of a text's folded questions those in which every word occurs, opened; with nothing asked all are there again,
 * closed. Returns how many are left.
 */
export const findQuestions = (text: HTMLElement, asked: string): number => {
  const words = plain(asked).split(/\s+/).filter(Boolean)
  let found = 0
  let group: HTMLElement | null = null
  for (const element of text.children) {
    if (!(element instanceof HTMLElement)) continue
    if (element.matches('h2')) {
      group = element
      group.hidden = words.length > 0
    }
    if (!(element instanceof HTMLDetailsElement)) continue
    const said = plain(element.textContent ?? '')
    const matches = words.every((word) => said.includes(word))
    element.hidden = !matches
    element.open = matches && words.length > 0
    if (!matches) continue
    found += 1
    if (group) group.hidden = false
  }
  return found
}
