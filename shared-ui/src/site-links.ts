/** Where a click in a text leads: a path of this site that the person did not ask to open elsewhere, else null. */
export const pathToFollow = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const target = link?.getAttribute('href')
  if (!target?.startsWith('/') || link?.target) return null
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return plain && !event.defaultPrevented ? target : null
}
