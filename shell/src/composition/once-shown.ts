/**
 * A browser may render a page before anybody opens it, and throw it away unseen. Until it is shown nothing of it asks
 * or says anything: what it was given would count as delivered.
 */
export const onceShown = (page: Document & { readonly prerendering?: boolean } = document): Promise<void> =>
  page.prerendering
    ? new Promise((resolve) => page.addEventListener('prerenderingchange', () => resolve(), { once: true }))
    : Promise.resolve()
