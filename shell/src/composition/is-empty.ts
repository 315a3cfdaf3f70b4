/** React marks the boundary of what it suspends on, also around nothing. */
export const isEmpty = (html: string): boolean => html.replaceAll(/<!--.*?-->/g, '').trim() === ''
