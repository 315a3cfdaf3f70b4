import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { useTranslation } from 'react-i18next'

/** A profile that is not there, or not for this reader: the server tells nobody which. */
export const NobodyHere = () => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      heading="h1"
      drawing={<EmptySearch />}
      title={t('profile.gone.title')}
      action={<LinkButton to={linkTo('members')}>{t('profile.gone.action')}</LinkButton>}
    >
      {t('profile.gone.text')}
    </EmptyState>
  )
}
