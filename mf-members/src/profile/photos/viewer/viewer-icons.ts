// PhotoSwipe makes its buttons itself, out of markup: the same drawings as elsewhere (lucide), as text.
const icon = (...paths: readonly string[]): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${paths.map((path) => `<path d="${path}"/>`).join('')}</svg>`

export const viewerIcons = {
  previous: icon('m15 18-6-6 6-6'),
  next: icon('m9 18 6-6-6-6'),
  close: icon('M18 6 6 18', 'm6 6 12 12'),
  zoom: icon('M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0', 'm21 21-4.35-4.35', 'M11 8v6', 'M8 11h6'),
  flag: icon(
    'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
  ),
} as const
