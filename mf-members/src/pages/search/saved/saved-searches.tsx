import { useShared } from '@lonk/shared-events/react.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useTranslation } from 'react-i18next'
import type { FilterState } from '../use-filter.ts'
import { OwnSearches } from './own-searches.tsx'
import { SignupOffer } from './signup-offer.tsx'

interface SavedSearchesProps {
  readonly state: FilterState
  readonly onClose: () => void
}

/** Searches that a member keeps: what is searched for now, and what was kept before. */
export const SavedSearches = ({ state, onClose }: SavedSearchesProps) => {
  const { t } = useTranslation('mf-members')
  const member = useShared('user') !== null
  return (
    <LazyModal open onClose={onClose} onFailed={onClose} title={t('search.saved.title')}>
      {member ? <OwnSearches state={state} onClose={onClose} /> : <SignupOffer onClose={onClose} />}
    </LazyModal>
  )
}
