const lastLine = /^(\d+) passed, (\d+) failed$/

/** What a command came to whose last line counts; null where it broke off before that. */
export const countedReport = (
  output: string,
): { readonly passed: number; readonly failed: number } | null => {
  const [, passed, failed] = lastLine.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? []
  return passed === undefined || failed === undefined
    ? null
    : { passed: Number(passed), failed: Number(failed) }
}
