/** What the commands tell the person who runs them: plain lines on standard output. */
export const say = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
