/** What somebody may press on a page, as a selector. */
export const pressable = 'a[href], button, summary, label, [role="button"]'

/** What a browser answers by itself, before any script: no press on it has to be repeated. */
export const answeredByBrowser = 'a[href], summary, label, form button:not([type="button"])'

/** The last control that was pressed before the shell could listen: property of `window`, an element. */
export const earlyClickKey = 'lonkEarlyClick'

/**
 * JavaScript for a document that can be read before its scripts are there: whoever presses a heart then is answered once
 * the page is alive.
 */
export const earlyClicksScript: string = `addEventListener('click',({target:t})=>{const c=t.closest?.('${pressable}');if(c&&!c.matches('${answeredByBrowser}'))window.${earlyClickKey}=c},true)`
