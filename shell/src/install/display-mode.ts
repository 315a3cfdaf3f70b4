/** True in the installed app, which has no browser around it (docs/product.md, points 1 and 2). */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

/** What a smartphone is here: the sign-up action and the activation reminder differ (docs/product.md, point 2). */
export const isSmartphone = (): boolean => matchMedia('(max-width: 767px) and (pointer: coarse)').matches
