import type { AlertProps } from '@lonk/shared-ui/alert.tsx'
import { FieldNotes } from '@lonk/shared-ui/field-notes.tsx'
import type { ComponentType } from 'react'

interface ProblemProps {
  readonly text: string
  /** One of the late parts; they may be what did not come. */
  readonly Alert: ComponentType<AlertProps> | undefined
}

/** What went wrong without belonging to a field; where there is no alert yet, as a field would say it. */
export const Problem = ({ text, Alert }: ProblemProps) =>
  Alert ? (
    <Alert tone="danger" live>
      {text}
    </Alert>
  ) : (
    <div role="alert">
      <FieldNotes id="problem" error={text} />
    </div>
  )
