/** A release that is refused, with every reason at once, a line each. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
  }
}
