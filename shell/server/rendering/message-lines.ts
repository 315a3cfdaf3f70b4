/**
 * Hears messages of one line each, however they are cut on their way. Not Node's own channel between processes: there
 * a line that is no JSON, or one that looks like a word to Node itself, throws in whoever hears it. A line that does not
 * end is heard once it has `longest` letters.
 */
export const hearLines = (
  hear: (line: string) => void,
  longest = Number.POSITIVE_INFINITY,
): ((text: string) => void) => {
  let begun = ''
  return (text) => {
    begun += text
    if (begun.length < longest && !text.includes('\n')) return
    const lines = begun.split('\n')
    begun = begun.length < longest ? (lines.pop() ?? '') : ''
    for (const line of lines) hear(line)
  }
}
