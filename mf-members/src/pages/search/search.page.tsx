import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { PageProps } from '@lonk/shared-events/contract.ts'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LoginPanel } from '../../people/login-panel.tsx'
import { ServerState } from '../../server-state.ts'
import { FilterBar } from './filter-bar.tsx'
import { useListPosition } from './list-position.ts'
import { useMembers } from './members.resource.ts'
import { MisreadNote } from './misread-note.tsx'
import { Results } from './results.tsx'
import { useFilter } from './use-filter.ts'

/** Searching members (`/members`); the filters are the address. */
export const Page = ({ firstData }: PageProps) => (
  <ServerState>
    <Search firstData={firstData} />
  </ServerState>
)

const Search = ({ firstData }: Pick<PageProps, 'firstData'>) => {
  const { t } = useTranslation('mf-members')
  const state = useFilter()
  const { isReturn, blocks, around } = useListPosition()
  const members = useMembers(state, firstData, isReturn)
  const isClosed = isApiError(members.error) && members.error.code === 'search_login_required'
  return (
    <Whole>
      <PageHeading>{t('search.title')}</PageHeading>
      {isClosed ? (
        <LoginPanel />
      ) : (
        <>
          <FilterBar state={state} members={members} />
          {state.misread.length > 0 ? <MisreadNote state={state} /> : null}
          <div {...around}>
            <Results state={state} members={members} blocks={blocks} />
          </div>
        </>
      )}
    </Whole>
  )
}

/** On a phone the people begin at the top: the navigation says already where this is. */
const Whole = styled(PageContainer)`
  position: relative;

  ${below('tablet')} {
    && {
      padding-block-start: ${token.space.xs};
    }
    & > :first-child:has(h1) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`
