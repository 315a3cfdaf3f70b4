import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorCloud } from './illustrations/error-cloud.tsx'
import { useUiText } from './use-ui-text.ts'

/**
 * Take `message` from `useErrorText`, never from the error itself. A retry keeps it in place with `busy`. One
 * field's error belongs at the field, one action's in an `Alert`.
 */
export interface ErrorStateProps {
  title?: ReactNode
  /** The localised text of the error; the general sentence without it, or where it is empty. */
  message?: ReactNode
  /** Shows the retry button. */
  onRetry?: () => void
  /** A retry is under way. */
  busy?: boolean
  /** Another way out, beside the retry. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** A list or a page that could not be loaded: what happened and how to go on. Read out when it appears. */
export function ErrorState({ title, message, onRetry, busy, action, heading }: ErrorStateProps) {
  const { t } = useUiText()
  const retry = onRetry && (
    <Button onClick={onRetry} busy={busy} icon={<RotateCw aria-hidden="true" />}>
      {t('retry')}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState
        drawing={<ErrorCloud />}
        title={title ?? t('error.title')}
        heading={heading}
        action={
          (retry || action) && (
            <>
              {retry}
              {action}
            </>
          )
        }
      >
        {message || t('error.text')}
      </EmptyState>
    </div>
  )
}
