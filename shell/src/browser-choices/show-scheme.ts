import { type ColorScheme, schemeMarks } from '@lonk/shared-events/color-scheme.ts'

/** Brings the open document into a scheme, as the document server would have made it. */
export const showScheme = (scheme: ColorScheme, page: Document = document): void => {
  const { root, content, media } = schemeMarks(scheme)
  if (root === null) page.documentElement.removeAttribute('data-scheme')
  else page.documentElement.setAttribute('data-scheme', root)
  page.querySelector('meta[name="color-scheme"]')?.setAttribute('content', content)
  for (const each of ['light', 'dark'] as const)
    page.querySelector(`meta[name="theme-color"][data-of="${each}"]`)?.setAttribute('media', media(each))
}
