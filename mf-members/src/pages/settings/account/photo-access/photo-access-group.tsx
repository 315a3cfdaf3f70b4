import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Group } from '../../parts/group.tsx'
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx'
import { usePhotoAccess } from './photo-access.resource.ts'
import { PhotoAccessRow } from './photo-access-row.tsx'

/** Who asked for the member's private photos, and who may see them: where the owner decides, this is where they do. */
export const PhotoAccessGroup = () => {
  const { t } = useTranslation('mf-members')
  return (
    <Group title={t('settings.photoAccess.title')} text={t('settings.photoAccess.text')}>
      <Entries />
    </Group>
  )
}

const Entries = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = usePhotoAccess()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={2} />
    )
  if (data.entries.length === 0) return <p>{t('settings.photoAccess.nobody')}</p>
  return (
    <List>
      {data.entries.map(({ profile, state }) => (
        <PhotoAccessRow key={profile.id} person={profile} first={state} />
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`
