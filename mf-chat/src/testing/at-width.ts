import { beforeEach } from '@jest/globals'

/** Sets the width that media queries see, by default a phone's, and whether a mouse and keys are there. */
export const atWidth = (pixels: number, keys = true): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('pointer: fine')
        ? keys
        : pixels >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? 0),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

beforeEach(() => atWidth(360))
