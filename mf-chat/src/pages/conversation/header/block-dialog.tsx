import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { blockMember } from '../../../acts/blocking.ts'
import { useBackToList } from '../use-back-to-list.ts'

interface BlockDialogProps {
  readonly partner: ChatPartner
  readonly onClose: () => void
}

/** Asks before a member is blocked, and says what that means. */
export const BlockDialog = ({ partner, onClose }: BlockDialogProps) => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const backToList = useBackToList()
  const act = useMutation({
    mutationFn: () => blockMember(partner.id),
    onSuccess: () => {
      bus.publish('toast-requested', { text: t('block.done', { name: partner.name }), tone: 'success' })
      onClose()
      backToList()
    },
  })
  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={onClose}
      title={t('block.title', { name: partner.name })}
      description={t('block.text', { name: partner.name })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('block.cancel')}
          </Button>
          <Button variant="danger" busy={act.isPending} onClick={() => act.mutate()}>
            {t('block.act')}
          </Button>
        </>
      }
    >
      {act.isError && (
        <Alert tone="danger" live>
          {errorText(act.error)}
        </Alert>
      )}
    </LazyModal>
  )
}
