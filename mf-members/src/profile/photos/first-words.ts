/** Characters of the largest print: what is longer is read below, where it stands whole. */
const most = 110

/**
 * What somebody says of themselves first: their first sentence, or as many whole words of it as fit. Empty where they
 * have said nothing. By a rule of our own and not the browser's, so that document and page say the same.
 */
export const firstWords = (about: string): string => {
  const said = about.trim().replaceAll(/\s+/g, ' ')
  const sentence = /^.*?[.!?…]+(?=\s|$)/.exec(said)?.[0] ?? said
  if (sentence.length <= most) return sentence
  const whole = sentence.slice(0, most).replace(/\s+\S*$/, '')
  return `${whole.replace(/[,;:\s]+$/, '')}…`
}
