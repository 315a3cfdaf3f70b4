/** Where styled-components writes; made with its first rule. */
const written = 'style[data-styled="active"]'

/**
 * Hands over the sheet that styled-components writes rule by rule, once, as soon as it is there with its first rules.
 * Never in a development build: that writes texts, each of which makes a new sheet.
 */
export const whenSheetIsWritten = (take: (sheet: CSSStyleSheet) => void): void => {
  const observer = new MutationObserver(() => {
    const style = document.querySelector<HTMLStyleElement>(written)
    if (!style?.sheet) return
    observer.disconnect()
    if (style.textContent === '') take(style.sheet)
  })
  observer.observe(document.head, { childList: true })
}
