/** A call that is refused: the status of its answer, and one line that says why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}
