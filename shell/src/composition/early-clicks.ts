/**
 * Clicks on what was rendered before (a page, the notices), before its code is there. Links and forms work as plain
 * HTML; anything else is remembered, and the last one repeated once it is alive, because React does not repeat it.
 */
export const replayClicks = {
  /** Starts listening; the returned function stops and gives the last click's target. */
  remember: (place: HTMLElement): (() => HTMLElement | null) => {
    let last: HTMLElement | null = null
    const listen = (event: Event) => {
      if (!(event.target instanceof HTMLElement)) return
      const control = event.target.closest<HTMLElement>('a[href], button, summary, label, [role="button"]')
      const worksWithoutScript = control?.matches('a[href], summary, label, form button:not([type="button"])')
      if (control && !worksWithoutScript) last = control
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
