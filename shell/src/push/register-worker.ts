/** `v` is raised when a worker's address has to change for browsers that hold on to an old one (docs/product.md, point 7). */
const address = '/sw-push.js?v=2'

/** Null where there are no workers, or the browser refuses this one: the site goes on without. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null
  try {
    // A browser under remote control may forbid workers by answering with nothing.
    return (await navigator.serviceWorker.register(address, { scope: '/' })) ?? null
  } catch {
    return null
  }
}
