/** The monolith's catalogues lie where a release's would: `/r/<part>/monolith/locales/<language>.json`. */
export const monolithVersion = 'monolith'
