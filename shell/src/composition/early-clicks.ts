import { answeredByBrowser, earlyClickKey, pressable } from '@lonk/shared-events/early-clicks.ts'

/** What the document itself has heard, before there was any of our code. */
const heardByDocument = (place: HTMLElement): HTMLElement | null => {
  const control: unknown = Reflect.get(window, earlyClickKey)
  return control instanceof HTMLElement && place.contains(control) ? control : null
}

/**
 * Clicks on what was rendered before (a page, the notices), before its code is there. Links and forms work as plain
 * HTML; anything else is remembered, and the last one repeated once it is alive, because React does not repeat it.
 */
export const replayClicks = {
  /** Starts listening; the returned function stops and gives the last click's target. */
  remember: (place: HTMLElement): (() => HTMLElement | null) => {
    let last = heardByDocument(place)
    const listen = (event: Event) => {
      if (!(event.target instanceof Element)) return
      const control = event.target.closest<HTMLElement>(pressable)
      if (control && !control.matches(answeredByBrowser)) last = control
    }
    place.addEventListener('click', listen, { capture: true })
    return () => {
      place.removeEventListener('click', listen, { capture: true })
      return last
    }
  },
  /** After the page's effects have run. */
  replay: (target: HTMLElement | null): void => {
    if (target) setTimeout(() => target.isConnected && target.click(), 0)
  },
}
