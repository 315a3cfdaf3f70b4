import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useTranslation } from 'react-i18next'

/** The popup about a date that is not on the calendar (docs/product.md, point 5); the field says it too. */
export const NoSuchDate = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-signup')
  return (
    <LazyModal
      open={open}
      onClose={onClose}
      onFailed={onClose}
      title={t('errors.dob_invalid')}
      description={t('signup.birth.invalid')}
      width="small"
    />
  )
}
