/** `unsupported`: no geolocation here; `unknown`: the browser does not say; else the browser's own state. */
export type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState

/** What the browser would answer, without asking the person. */
export const geolocationPermission = async (
  browser: Navigator = navigator,
): Promise<GeolocationPermission> => {
  if (!('geolocation' in browser)) return 'unsupported'
  if (!('permissions' in browser)) return 'unknown'
  try {
    return (await browser.permissions.query({ name: 'geolocation' })).state
  } catch {
    return 'unknown'
  }
}
