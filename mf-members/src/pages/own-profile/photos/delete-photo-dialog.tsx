import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'

interface DeletePhotoDialogProps {
  readonly open: boolean
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** It cannot be taken back, so it is asked once. */
export const DeletePhotoDialog = ({ open, onDelete, onClose }: DeletePhotoDialogProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <LazyModal open={open} onClose={onClose} title={t('own.photos.deleteTitle')} width="small">
      <Stack gap="m">
        <p>{t('own.photos.deleteText')}</p>
        <Button
          variant="danger"
          wide={true}
          onClick={() => {
            onDelete()
            onClose()
          }}
        >
          {t('own.photos.delete')}
        </Button>
      </Stack>
    </LazyModal>
  )
}
