import { smartphoneQuery } from '@lonk/shared-events/notices.ts'

/** True in the installed app, which has no browser around it (docs/product.md, points 1 and 2). */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

export const isSmartphone = (): boolean => matchMedia(smartphoneQuery).matches
