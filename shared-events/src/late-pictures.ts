/** Pictures that a rendered document shows at once: three rows of a phone's search, the first row of a wide one. */
const shownAtOnce = 6

const picture = /<img\b[^>]*>/g
const mark = 'data-late'

/**
 * Markup of a page as the document carries it: of its `loading="lazy"` pictures those beyond the first six of all wait
 * in a `<noscript>`. A browser would fetch what lies two screens below while the code that brings the page to life is
 * on its way, and both would come later.
 */
export const withLatePictures = (html: string): string => {
  let seen = 0
  return html.replace(picture, (tag) => {
    seen += 1
    return seen > shownAtOnce && tag.includes(' loading="lazy"') ? `<noscript ${mark}>${tag}</noscript>` : tag
  })
}

/** Property of `window` in a document with such pictures: a function that puts them in their places. */
const latePicturesKey = 'lonkLatePictures'

/** JavaScript for that document: they come with the first scrolling, and at the latest once all it waits for is there. */
export const latePicturesScript: string = `{const s=window.${latePicturesKey}=()=>document.querySelectorAll('noscript[${mark}]').forEach(n=>{n.outerHTML=n.textContent});addEventListener('scroll',s,{once:true,passive:true,capture:true});addEventListener('load',s)}`

/** Makes the document what the page's first render says, for whoever is about to compare the two. */
export const showLatePictures = (): void => {
  const show: unknown = Reflect.get(globalThis, latePicturesKey)
  if (typeof show === 'function') show()
}
