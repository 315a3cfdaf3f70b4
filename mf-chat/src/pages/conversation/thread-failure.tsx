import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useTranslation } from 'react-i18next'

interface ThreadFailureProps {
  /** There is no such conversation, or it is gone. */
  readonly missing: boolean
  /** In the member's language. */
  readonly message?: string
  readonly busy?: boolean
  readonly onRetry?: () => void
}

/** Instead of a conversation: that it does not exist, or could not be loaded now. */
export const ThreadFailure = ({ missing, message, busy, onRetry }: ThreadFailureProps) => {
  const { t } = useTranslation('mf-chat')
  const back = t('conversation.back')
  if (missing) {
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
      message={message || undefined}
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
