import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { NoCredits } from '@lonk/shared-ui/illustrations/no-credits.tsx'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../way-back.ts'

interface NothingToRepeatProps {
  /** Nothing was ever bought, the bundle is not sold here any more, or no card was kept. */
  readonly why: 'never' | 'bundle' | 'method'
}

/** Why the last order cannot be repeated, and the way to the bundles. */
export const NothingToRepeat = ({ why }: NothingToRepeatProps) => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  return (
    <EmptyState
      drawing={<NoCredits />}
      title={t('repeat.nothing.title')}
      action={<LinkButton to={linkTo('credits', {}, { back })}>{t('checkout.toCredits')}</LinkButton>}
    >
      {t(`repeat.nothing.${why}`)}
    </EmptyState>
  )
}
