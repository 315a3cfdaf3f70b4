interface RoutingInstall {
  readonly addRoutes: (
    rules: readonly { readonly condition: object; readonly source: 'network' }[],
  ) => Promise<unknown>
}

const canRoute = (event: object): event is RoutingInstall =>
  'addRoutes' in event && typeof event.addRoutes === 'function'

/**
 * Only page loads are this worker's: where the browser can be told, scripts, pictures and calls go straight to the
 * network and do not wait until a worker has started. Elsewhere they pass through untouched.
 */
export const letFilesPassBy = async (install: object): Promise<void> => {
  if (!canRoute(install)) return
  try {
    await install.addRoutes([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }])
  } catch {
    // A browser that knows other rules: see above.
  }
}
