import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { NoCredits } from '@lonk/shared-ui/illustrations/no-credits.tsx'
import { useTranslation } from 'react-i18next'
import { useBack } from '../way-back.ts'

/** The path, or an old tab, names a bundle that is not sold any more. */
export const BundleGone = () => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  return (
    <EmptyState
      drawing={<NoCredits />}
      title={t('errors.bundle_gone')}
      action={<LinkButton to={linkTo('credits', {}, { back })}>{t('checkout.toCredits')}</LinkButton>}
    />
  )
}
