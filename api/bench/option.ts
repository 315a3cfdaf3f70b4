/** A number of the command line: `--seconds 8`. */
export const option = (name: string, usual: number): number => {
  const found = process.argv.indexOf(`--${name}`)
  return found < 0 ? usual : Number(process.argv[found + 1])
}
