/** Where in its life a part failed. */
export type FailurePhase = 'registry' | 'load' | 'shape' | 'render' | 'unknown'

interface FailureDetail {
  readonly owner: string
  readonly phase: FailurePhase
  readonly message: string
}

/** A failure with its owner's name on it: whoever reads the report knows whose team to call. */
export class PartFailure extends Error {
  readonly code = 'part_failure'
  readonly owner: string
  readonly phase: FailurePhase

  constructor(detail: FailureDetail, cause?: unknown) {
    super(detail.message, { cause })
    this.owner = detail.owner
    this.phase = detail.phase
  }

  static from(cause: unknown, known: Omit<FailureDetail, 'message'>): PartFailure {
    if (cause instanceof PartFailure) return cause
    return new PartFailure(
      { ...known, message: cause instanceof Error ? cause.message : String(cause) },
      cause,
    )
  }
}
