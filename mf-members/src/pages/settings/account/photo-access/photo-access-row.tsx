import type { PhotoAccessState } from '@lonk/shared-api/schemas/photo.ts'
import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Avatar } from '@lonk/shared-ui/avatar.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useAnswer } from './photo-access.resource.ts'

interface PhotoAccessRowProps {
  readonly person: ProfileCard
  /** As it was when the page was opened. */
  readonly first: PhotoAccessState
}

/** Somebody who asked. Both answers stay within reach, so that each can be taken back. */
export const PhotoAccessRow = ({ person, first }: PhotoAccessRowProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  const { mutate, data, variables, isPending, error } = useAnswer(person.id)
  const state = data?.state ?? first
  const { id, name, age, main_image: image } = person
  const file = image?.status === 'active' ? (image.thumb_filename ?? image.filename) : null
  return (
    <Row>
      <Avatar src={file && cdn + file} name={name} seed={id} />
      <Words>
        <TextLink to={linkTo('members-id', { id })}>
          {name}, {age}
        </TextLink>
        <Note role="status">{t(`settings.photoAccess.${state}`)}</Note>
        {error ? <Wrong role="alert">{errorText(error)}</Wrong> : null}
      </Words>
      <Answers>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={state === 'granted' || undefined}
          busy={isPending && variables === 'grant'}
          aria-label={t('settings.photoAccess.grantWhom', { name })}
          onClick={() => state === 'granted' || mutate('grant')}
        >
          {t('settings.photoAccess.grant')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={state === 'none' || undefined}
          busy={isPending && variables === 'revoke'}
          aria-label={t('settings.photoAccess.refuseWhom', { name })}
          onClick={() => state === 'none' || mutate('revoke')}
        >
          {t('settings.photoAccess.refuse')}
        </Button>
      </Answers>
    </Row>
  )
}

const { color, space, fontSize } = token

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding-block: ${space.s};
  border-block-start: 1px solid ${color.line};
`

const Words = styled.div`
  overflow-wrap: anywhere;
  line-height: ${token.lineHeight.snug};
`

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${fontSize.s};
`

const Wrong = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.s};
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: ${space.xs};
`
