/** The monolith's catalogues are where a release's would be: `/r/<part>/monolith/locales/<language>.json`. */
export const monolithVersion = 'monolith'
