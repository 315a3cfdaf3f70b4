import { mostSavedSearches } from '@lonk/shared-api/calls/matching/saved-search.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FilterState } from '../use-filter.ts'
import { DeletedNote } from './deleted-note.tsx'
import { SaveForm } from './save-form.tsx'
import { useDeleteSearch, useSavedSearches, useSaveSearch } from './saved.resource.ts'
import { SavedRow } from './saved-row.tsx'

interface OwnSearchesProps {
  readonly state: FilterState
  readonly onClose: () => void
}

/** The form for the search of now, and below it those that are kept. */
export const OwnSearches = ({ state, onClose }: OwnSearchesProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data: searches, error, isFetching, refetch } = useSavedSearches()
  const remove = useDeleteSearch()
  const restore = useSaveSearch()
  if (!searches)
    return error ? (
      <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="block" height="160px" />
    )
  const failure = remove.error ?? restore.error
  return (
    <>
      <SaveForm state={state} searches={searches} />
      {failure ? (
        <Alert tone="danger" live={true}>
          {errorText(failure)}
        </Alert>
      ) : null}
      {remove.isSuccess && !restore.isSuccess ? (
        <DeletedNote
          key={remove.variables.id}
          name={remove.variables.name}
          busy={restore.isPending}
          onUndo={() => restore.mutate({ name: remove.variables.name, filters: remove.variables.filters })}
        />
      ) : null}
      {searches.length > 0 ? (
        <section>
          <Stack gap="xs">
            <Title>{t('search.saved.count', { kept: searches.length, most: mostSavedSearches })}</Title>
            <List>
              {searches.map((search) => (
                <SavedRow
                  key={search.id}
                  search={search}
                  rules={state.rules}
                  busy={remove.isPending && remove.variables.id === search.id}
                  onApply={() => {
                    state.apply(search.filters)
                    onClose()
                  }}
                  onDelete={() => {
                    restore.reset()
                    remove.mutate(search)
                  }}
                />
              ))}
            </List>
          </Stack>
        </section>
      ) : null}
    </>
  )
}

const Title = styled.h3`
  font-size: ${token.fontSize.m};
`

const List = styled.ul`
  padding: 0;
  list-style: none;
`
