import type { GeolocationPermission } from '@lonk/shared-events/state.ts'

/** What the browser would answer, without asking the person; null where it does not say. */
const statusOf = async (browser: Navigator): Promise<PermissionStatus | null> => {
  if (!('permissions' in browser)) return null
  try {
    return await browser.permissions.query({ name: 'geolocation' })
  } catch {
    return null
  }
}

/** Tells the permission now and whenever the person changes it in the browser. */
export const followPermission = async (
  tell: (permission: GeolocationPermission) => void,
  browser: Navigator = navigator,
): Promise<void> => {
  if (!('geolocation' in browser)) return tell('unsupported')
  const status = await statusOf(browser)
  tell(status?.state ?? 'unknown')
  status?.addEventListener('change', () => tell(status.state))
}
