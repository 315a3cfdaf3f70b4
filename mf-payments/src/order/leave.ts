/** Goes to the payment provider's page; tests give their own and look. */
export type Leave = (url: string) => void

/**
 * Leaves the site for the provider's page. The address comes from the server's answer; whatever is not a web
 * address is refused all the same, because a script address would run here.
 */
export const leaveSite: Leave = (url) => {
  const target = new URL(url, window.location.origin)
  if (target.protocol !== 'https:' && target.protocol !== 'http:') throw new Error(`no web address: ${url}`)
  window.location.assign(target)
}
