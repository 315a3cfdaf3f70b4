const lastLine = /^(\d+) passed, (\d+) failed$/

/** What `npm run attack` came to, by its last line; null where it broke off before that. */
export const attackReport = (output: string): { readonly passed: number; readonly failed: number } | null => {
  const [, passed, failed] = lastLine.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? []
  return passed === undefined || failed === undefined
    ? null
    : { passed: Number(passed), failed: Number(failed) }
}
