import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { RowsSkeleton } from '../parts/rows-skeleton.tsx'
import { Section } from '../parts/section.tsx'
import { useBlocks } from './blocked.resource.ts'
import { BlockedRow } from './blocked-row.tsx'

/** Whom the member has blocked, and the way to let them go again. */
export const BlockedSection = () => (
  <Section name="blocked">
    <Blocked />
  </Section>
)

const Blocked = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useBlocks()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  if (data.profiles.length === 0)
    return (
      <EmptyState heading="h3" title={t('settings.blocked.none')}>
        {t('settings.blocked.noneText')}
      </EmptyState>
    )
  return (
    <List>
      {data.profiles.map((person) => (
        <BlockedRow key={person.id} person={person} />
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`
