/**
 * Endings of addresses besides those of countries, which all have two letters: the old ones, and what draws a click.
 */
const endings = new Set(
  (
    'com net org edu gov biz info name pro app dev xyz top vip fun one club site shop store online website web page ' +
    'link click live chat cam cams webcam dating love sex sexy adult porn xxx date singles party social community ' +
    'network space world today life style media email cloud digital agency amsterdam berlin paris wien koeln cash ' +
    'money loan bet casino poker games zone team support help center company work tech blog news video photo photos ' +
    'pics mobi asia'
  ).split(' '),
)

const isEnding = (label: string): boolean => /^\p{L}{2}$/u.test(label) || endings.has(label)

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
