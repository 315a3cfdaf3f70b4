import { parse } from 'tldts'

/** Besides those that exist: any two letters, as countries have, and what is read as an address all the same. */
const isEnding = (label: string): boolean =>
  /^\p{L}{2}$/u.test(label) || label === 'web' || label === 'cams' || parse(`x.${label}`).isIcann === true

/**
 * Would a mail program make a link of this name? `www.`, or words with a dot between them of which the last is an
 * ending of addresses. Initials (`J.P.`) and names (`Anna.B`, `Jan.de.Vries`) are not.
 */
export const readsAsAddress = (name: string): boolean =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split('_')
    .some((part) => isAddress(part.replace(/^[.-]+|[.-]+$/g, '')))

const isAddress = (text: string): boolean => {
  if (/(?<![\p{L}\p{N}])www\./u.test(text) || /^\d+(?:\.\d+){3}$/.test(text)) return true
  const labels = text.split('.')
  // A hyphen after the ending leaves a link of what comes before it.
  return labels.slice(1).some((label, index) => {
    const isLast = index === labels.length - 2
    const [beginning = ''] = label.split('-')
    return (isLast || label.includes('-')) && isEnding(beginning) && labels[index] !== ''
  })
}
