import type { Settings } from '@lonk/shared-api/schemas/settings.ts'

/**
 * Whether signing up is allowed: for everybody, or for those whom a known source sent (docs/product.md, point 4). The
 * server judges in the end; while nothing is known of the site the visitor may try.
 */
export const signupsOpen = (
  settings: Pick<Settings, 'signups'> | null,
  trafficSource: string | null,
): boolean => settings?.signups !== 'with_trafficsource' || trafficSource !== null
