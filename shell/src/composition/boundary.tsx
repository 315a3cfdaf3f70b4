import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly onFailed: (cause: unknown) => void
  /** What is shown instead; null makes the part disappear. */
  readonly fallback: (cause: unknown, reset: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly cause: unknown
}

/** Keeps what a part throws inside that part. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, cause: undefined }

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { failed: true, cause }
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFailed(cause)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(this.state.cause, () => this.setState({ failed: false, cause: undefined }))
  }
}
