/** What does not build at the moment, part by part: told to the terminal by whoever builds, to open pages by the site. */
export const createBuildProblems = () => {
  const problems = new Map<string, string>()
  return {
    failed: (part: string, text: string): void => {
      problems.set(part, text.trim())
    },
    built: (part: string): void => {
      problems.delete(part)
    },
    /** All of them; empty for none. */
    text: (): string => [...problems.values()].join('\n\n'),
  }
}
