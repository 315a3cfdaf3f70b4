import { memberSorts } from '@lonk/shared-api/choices.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { formatNumber } from '@lonk/shared-ui/format.ts'
import { EmptySearch } from '@lonk/shared-ui/illustrations/empty-search.tsx'
import { LoadMore } from '@lonk/shared-ui/load-more.tsx'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useLastList } from '../../people/last-list.ts'
import { LoginPanel } from '../../people/login-panel.tsx'
import { PeopleSkeleton } from '../../people/people-skeleton.tsx'
import { PersonCard } from '../../people/person-card.tsx'
import { useMembers } from './members.resource.ts'
import { sortsOfMembers, usualSort } from './search-filter.ts'
import { useAutoMore } from './use-auto-more.ts'
import type { FilterState } from './use-filter.ts'

interface ResultsProps {
  readonly state: FilterState
  readonly firstData: unknown
}

/** Everything below the filters, in each of its states. */
export const Results = ({ state, firstData }: ResultsProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const errorText = useErrorText()
  const user = useShared('user')
  const members = useMembers(state.filter, firstData)
  const { people, total, totalCapped, similar, hasNextPage, isFetchingNextPage, fetchNextPage } = members
  useLastList(people)
  const end = useAutoMore(members.data?.pages.length ?? 0, hasNextPage && !isFetchingNextPage, fetchNextPage)

  if (members.isPending) return <PeopleSkeleton />
  if (members.isError && !members.data) {
    if (isApiError(members.error) && members.error.code === 'search_login_required') return <LoginPanel />
    return (
      <ErrorState
        message={errorText(members.error)}
        busy={members.isFetching}
        onRetry={() => void members.refetch()}
      />
    )
  }

  const shownTotal = `${formatNumber(total, i18n.language)}${totalCapped ? '+' : ''}`
  return (
    <>
      <Head>
        <Found role="status">
          {people.length > 0 ? t('search.found', { count: total, total: shownTotal }) : null}
        </Found>
        <SelectField
          bare={true}
          label={t('search.sort.label')}
          value={state.filter.sort ?? usualSort}
          onChange={({ target }) =>
            state.change({ sort: memberSorts.find((sort) => sort === target.value && sort !== usualSort) })
          }
        >
          {memberSorts.map((sort) =>
            user || !sortsOfMembers.has(sort) ? (
              <option key={sort} value={sort}>
                {t(`search.sort.${sort}`)}
              </option>
            ) : null,
          )}
        </SelectField>
      </Head>
      <List aria-busy={members.isPlaceholderData} $old={members.isPlaceholderData}>
        {people.length === 0 ? <Nobody onClear={state.clear} /> : <People people={people} />}
        <div ref={end} />
        {people.length > 0 ? (
          <LoadMore
            shown={people.length}
            total={total}
            totalCapped={totalCapped}
            hasMore={hasNextPage}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        ) : null}
        {members.isFetchNextPageError ? (
          <ErrorState message={errorText(members.error)} onRetry={() => void fetchNextPage()} />
        ) : null}
        {similar.length > 0 ? (
          <section>
            <SimilarTitle>{t('search.similar')}</SimilarTitle>
            <People people={similar} heading="h3" />
          </section>
        ) : null}
      </List>
    </>
  )
}

/** How many photos are surely in sight, and may be asked for first. */
const inSight = 4

const People = ({
  people,
  heading,
}: {
  readonly people: readonly ProfileCard[]
  readonly heading?: 'h3'
}) => (
  <Grid>
    {people.map((person, index) => (
      <PersonCard
        key={person.id}
        person={person}
        heading={heading}
        priority={heading === undefined && index < inSight}
      />
    ))}
  </Grid>
)

const Nobody = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={t('search.empty.title')}
      action={<Button onClick={onClear}>{t('search.empty.action')}</Button>}
    >
      {t('search.empty.text')}
    </EmptyState>
  )
}

const { space } = token

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(56%);
  align-items: center;
  gap: ${space.s};
`

const Found = styled.p`
  font-size: ${token.fontSize.s};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`

const List = styled.div<{ $old: boolean }>`
  margin-block-start: ${space.m};
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity ${token.duration.calm} ${token.easing.out};
`

const SimilarTitle = styled.h2`
  margin-block: ${space.m};
  font-size: ${token.fontSize.l};
`
