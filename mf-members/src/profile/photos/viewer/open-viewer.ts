import PhotoSwipe from 'photoswipe'
import { viewerIcons } from './viewer-icons.ts'

/** One picture to be looked at; its measures are those of the file. */
export interface ViewedPhoto {
  readonly id: number
  readonly src: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Everything that the viewer says, in the site's language. */
export interface ViewerTexts {
  readonly title: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly zoom: string
  readonly failed: string
  readonly report: string
}

interface Viewing {
  readonly photos: readonly ViewedPhoto[]
  /** Place of the first one to be seen. */
  readonly index: number
  readonly texts: ViewerTexts
  /** Another one came into sight, the first one included. */
  readonly onShown: (place: number) => void
  /** The member closed it, in whatever way; not where `openViewer`'s own answer was called. */
  readonly onClosed: () => void
  /** Null where there is nothing to report: one's own. */
  readonly onReport: ((place: number) => void) | null
}

/** Milliseconds; PhotoSwipe itself leaves all motion out where the system asks for that. */
const motion = 180

/** Shows photos as large as the screen, above everything. Returns the way to take it away at once. */
export const openViewer = ({ photos, index, texts, onShown, onClosed, onReport }: Viewing): (() => void) => {
  const viewer = new PhotoSwipe({
    // The same file stands in while it fades in: the page has it already.
    dataSource: photos.map(({ src, width, height, alt }) => ({ src, msrc: src, width, height, alt })),
    index,
    showHideAnimationType: 'fade',
    showAnimationDuration: motion,
    hideAnimationDuration: motion,
    zoomAnimationDuration: motion,
    preloaderDelay: 600,
    // The ground's colour is a token, which brings its own.
    bgOpacity: 1,
    // Whoever opened it knows where the focus belongs: another photo may be in sight by then.
    returnFocus: false,
    closeTitle: texts.close,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    zoomTitle: texts.zoom,
    errorMsg: texts.failed,
    closeSVG: viewerIcons.close,
    arrowPrevSVG: viewerIcons.previous,
    arrowNextSVG: viewerIcons.next,
    zoomSVG: viewerIcons.zoom,
  })
  let open = true

  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'said',
      className: 'visually-hidden',
      appendTo: 'wrapper',
      onInit: (element) => {
        element.setAttribute('role', 'status')
        viewer.on('change', () => {
          element.textContent = photos[viewer.currIndex]?.alt ?? ''
        })
      },
    })
    if (onReport)
      viewer.ui?.registerElement({
        name: 'report',
        title: texts.report,
        order: 9,
        isButton: true,
        html: viewerIcons.flag,
        onClick: () => onReport(viewer.currIndex),
      })
  })
  viewer.on('change', () => onShown(viewer.currIndex))
  viewer.on('destroy', () => {
    if (!open) return
    open = false
    onClosed()
  })
  viewer.init()
  nameInOwnWords(viewer, texts.title)

  return () => {
    if (!open) return
    open = false
    viewer.animations.stopAll()
    // Otherwise it would fade first, or stay where it is still fading in.
    viewer.isDestroying = true
    viewer.destroy()
  }
}

/** A dialog with a name; "carousel" and "slide" would be read out in English. */
const nameInOwnWords = ({ element, scrollWrap, mainScroll }: PhotoSwipe, title: string): void => {
  element?.setAttribute('aria-modal', 'true')
  element?.setAttribute('aria-label', title)
  scrollWrap?.removeAttribute('aria-roledescription')
  for (const { el } of mainScroll.itemHolders) el.removeAttribute('aria-roledescription')
}
