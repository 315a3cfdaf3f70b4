import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Avatar } from '@lonk/shared-ui/avatar.tsx'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { FormPart } from '../form-part.tsx'
import { Note } from '../note.ts'
import { useLettingIn, usePhotoAccess } from './photo-access.resource.ts'

/** Where the operator lets each member decide who sees their private photos; elsewhere there is nothing to decide. */
export const PhotoAccess = () => {
  const { t } = useTranslation('mf-members')
  if (useShared('settings')?.private_photo_access !== 'granted') return null
  return (
    <FormPart title={t('own.access.title')} id="photo-access">
      <Note>{t('own.access.text')}</Note>
      <People />
    </FormPart>
  )
}

const People = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = usePhotoAccess()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="60px" shape="block" />
    )
  if (data.entries.length === 0) return <p>{t('own.access.none')}</p>
  return (
    <ul>
      {data.entries.map(({ profile, state }) => (
        <Person key={profile.id} person={profile} granted={state === 'granted'} />
      ))}
    </ul>
  )
}

interface PersonProps {
  readonly person: ProfileCard
  readonly granted: boolean
}

const Person = ({ person, granted }: PersonProps) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const id = useId()
  const settings = useShared('settings')
  const { mutate, isPending } = useLettingIn(person.id)
  const file = person.main_image?.thumb_filename
  return (
    <Row>
      <Avatar
        src={file && settings ? settings.cdn_prefix + file : null}
        name={person.name}
        seed={person.id}
      />
      <div id={id}>
        <TextLink subtle={true} to={linkTo('members-id', { id: person.id })}>
          {person.name}, {person.age}
        </TextLink>{' '}
        {person.fictional ? (
          <StatusBadge>{settings?.fictional_singular || ui('person.fictional')}</StatusBadge>
        ) : null}
        <Note>{t(granted ? 'own.access.sees' : 'own.access.asks')}</Note>
      </div>
      <Cluster gap="xs">
        {granted ? null : (
          <Button size="small" aria-describedby={id} busy={isPending} onClick={() => mutate('grant')}>
            {t('own.access.grant')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-describedby={id}
          busy={isPending}
          onClick={() => mutate('revoke')}
        >
          {t(granted ? 'own.access.revoke' : 'own.access.refuse')}
        </Button>
      </Cluster>
    </Row>
  )
}

const { space } = token

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.xs};
  border-block-start: 1px solid ${token.color.line};

  & > :last-child {
    grid-column: 1 / -1;
  }
`
