import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'

interface ThreadFailureProps {
  /** Null where the address names no conversation: nobody was asked. */
  readonly error: unknown
  readonly busy?: boolean
  readonly onRetry?: () => void
}

/** Instead of a conversation: that it does not exist, or could not be loaded now. */
export const ThreadFailure = ({ error, busy, onRetry }: ThreadFailureProps) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const back = t('conversation.back')
  if (error === null || (isApiError(error) && error.status === 404)) {
    return (
      <EmptyState
        drawing={<EmptyChats />}
        heading="h1"
        title={t('conversation.notFound.title')}
        action={<LinkButton to={linkTo('chats')}>{back}</LinkButton>}
      >
        {t('conversation.notFound.text')}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      heading="h1"
      title={t('conversation.error')}
      message={errorText(error)}
      busy={busy}
      onRetry={onRetry}
      action={
        <LinkButton variant="secondary" to={linkTo('chats')}>
          {back}
        </LinkButton>
      }
    />
  )
}
