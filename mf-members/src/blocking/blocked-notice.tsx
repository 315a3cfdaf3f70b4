import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unblockMember } from './block-member.ts'

interface BlockedNoticeProps {
  readonly person: { readonly id: number; readonly name: string }
  readonly heading: 'h1' | 'h2'
}

/** In place of a profile that the member has blocked: what that means, the way back, and on to others. */
export const BlockedNotice = ({ person: { id, name }, heading }: BlockedNoticeProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const undo = useMutation({ mutationFn: () => unblockMember(id) })
  return (
    <EmptyState
      heading={heading}
      drawing={<EmptySearch />}
      title={t('profile.blocked.title', { name })}
      action={
        <>
          <Button variant="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
            {t('profile.blocked.undo')}
          </Button>
          <LinkButton to={linkTo('members')}>{t('profile.gone.action')}</LinkButton>
        </>
      }
    >
      <p>{t('profile.blocked.text', { name })}</p>
      {undo.isError ? (
        <Alert tone="danger" live={true}>
          {errorText(undo.error)}
        </Alert>
      ) : null}
    </EmptyState>
  )
}
