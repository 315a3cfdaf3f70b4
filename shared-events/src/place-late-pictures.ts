import { latePictureMark, latePicturesKey } from './late-pictures.ts'

/** From here on they wait for {@link placeLatePictures}, or for whoever scrolls. */
export const takeLatePictures = (): void => {
  Reflect.deleteProperty(globalThis, latePicturesKey)
}

/** Nothing to see and nothing to fetch. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Takes a picture's addresses away; the returned function gives them back, unless it has others by then. */
const holdBack = (picture: HTMLImageElement): (() => void) => {
  const srcset = picture.getAttribute('srcset')
  const src = picture.getAttribute('src') ?? ''
  picture.removeAttribute('srcset')
  picture.setAttribute('src', blank)
  return () => {
    if (picture.getAttribute('src') !== blank) return
    if (srcset !== null) picture.setAttribute('srcset', srcset)
    picture.setAttribute('src', src)
  }
}

/**
 * Gives the document the elements that the page's first render says, for whoever is about to compare the two: each late
 * picture is in its place, empty. The returned function fetches them all, and so does whoever scrolls: to be called when
 * the page is alive, whose time they would take, or when it will not be.
 */
export const placeLatePictures = (): (() => void) => {
  const shows = [...document.querySelectorAll(`noscript[${latePictureMark}]`)].flatMap((place) => {
    // In a template nothing is fetched.
    const template = document.createElement('template')
    template.innerHTML = place.textContent
    const picture = template.content.querySelector('img')
    if (!picture) return []
    const show = holdBack(picture)
    place.replaceWith(picture)
    return [show]
  })
  const showAll = () => {
    for (const show of shows) show()
  }
  addEventListener('scroll', showAll, { once: true, passive: true, capture: true })
  return showAll
}
