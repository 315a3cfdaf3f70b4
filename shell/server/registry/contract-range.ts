type Version = readonly [major: number, minor: number, patch: number]

const versionOf = (text: string): Version | null => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null
}

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** Caret ranges as npm reads them: `^1.2.0` is 1.2.0 up to, not including, 2.0.0; `^0.2.0` ends at 0.3.0. */
const endOf = ([major, minor, patch]: Version): Version => {
  if (major > 0) return [major + 1, 0, 0]
  if (minor > 0) return [0, minor + 1, 0]
  return [0, 0, patch + 1]
}

/** Whether a contract version lies in a range: `^1.0.0`, or one exact version. Anything else never does. */
export const satisfies = (version: string, range: string): boolean => {
  const offered = versionOf(version)
  const from = versionOf(range.replace(/^\^/, ''))
  if (!offered || !from) return false
  if (!range.startsWith('^')) return compare(offered, from) === 0
  return compare(offered, from) >= 0 && compare(offered, endOf(from)) < 0
}
