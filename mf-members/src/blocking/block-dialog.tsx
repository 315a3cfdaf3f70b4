import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { blockMember } from './block-member.ts'

interface BlockDialogProps {
  readonly person: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Asks before somebody is blocked, and says what that means. */
export const BlockDialog = ({ person: { id, name }, onClose }: BlockDialogProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const act = useMutation({ mutationFn: () => blockMember(id), onSuccess: onClose })
  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={onClose}
      title={t('profile.block.title', { name })}
      description={t('profile.block.text', { name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('profile.block.cancel')}
          </Button>
          <Button variant="danger" busy={act.isPending} onClick={() => act.mutate()}>
            {t('profile.block.act')}
          </Button>
        </>
      }
    >
      {act.isError ? (
        <Alert tone="danger" live={true}>
          {errorText(act.error)}
        </Alert>
      ) : null}
    </LazyModal>
  )
}
