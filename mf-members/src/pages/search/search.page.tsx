import type { PageProps } from '@lonk/shared-events/contract.ts'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { ServerState } from '../../server-state.ts'
import { FilterBar } from './filter-bar.tsx'
import { Results } from './results.tsx'
import { useFilter } from './use-filter.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Searching members (`/members`); the filters are the address. */
export const Page = ({ firstData }: PageProps) => (
  <ServerState>
    <Search firstData={firstData} />
  </ServerState>
)

const Search = ({ firstData }: Pick<PageProps, 'firstData'>) => {
  const { t } = useTranslation('mf-members')
  const state = useFilter()
  useScrollMemory()
  return (
    <PageContainer>
      <PageHeading>{t('search.title')}</PageHeading>
      <FilterBar {...state} />
      <Results state={state} firstData={firstData} />
    </PageContainer>
  )
}
