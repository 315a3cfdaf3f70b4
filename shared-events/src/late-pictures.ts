/** Pictures that a rendered document shows at once: three rows of a phone's search, the first row of a wide one. */
const shownAtOnce = 6

const picture = /<img\b[^>]*>/g
/** Attribute of the `<noscript>` that keeps a picture back. */
export const latePictureMark = 'data-late'

/**
 * Markup of a page as the document carries it: of its `loading="lazy"` pictures those beyond the first six of all wait
 * in a `<noscript>`. A browser would fetch what lies two screens below while the code that brings the page to life is
 * on its way, and both would come later.
 */
export const withLatePictures = (html: string): string => {
  let seen = 0
  return html.replace(picture, (tag) => {
    seen += 1
    return seen > shownAtOnce && tag.includes(' loading="lazy"')
      ? `<noscript ${latePictureMark}>${tag}</noscript>`
      : tag
  })
}

/** Property of `window` in a document with such pictures, while nobody else has taken them on. */
export const latePicturesKey = 'lonkLatePictures'

/** JavaScript for that document: they come with the first scrolling, and once it is loaded if nobody takes them on. */
export const latePicturesScript: string = `{const s=window.${latePicturesKey}=()=>document.querySelectorAll('noscript[${latePictureMark}]').forEach(n=>{n.outerHTML=n.textContent});addEventListener('scroll',s,{once:true,passive:true,capture:true});addEventListener('load',()=>window.${latePicturesKey}?.())}`
