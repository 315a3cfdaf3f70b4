import { Button } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useTranslation } from 'react-i18next'
import { FilterFields } from './filter-fields.tsx'
import type { Members } from './members.resource.ts'
import type { FilterState } from './use-filter.ts'
import { useShownTotal } from './use-shown-total.ts'

interface FilterSheetProps {
  readonly state: FilterState
  readonly members: Members
  readonly onClose: () => void
}

/** All fields above the page, for a phone; the button at its foot says who is found meanwhile. */
export const FilterSheet = ({ state, members, onClose }: FilterSheetProps) => {
  const { t } = useTranslation('mf-members')
  const total = useShownTotal(members)
  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={onClose}
      title={t('search.filters.label')}
      actions={
        <>
          <Button variant="quiet" onClick={state.clear}>
            {t('search.filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {total ? t('search.filters.showCount', total) : t('search.filters.show')}
          </Button>
        </>
      }
    >
      <FilterFields state={state} more />
    </LazyModal>
  )
}
