import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Avatar } from '@lonk/shared-ui/avatar.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useBlocking } from './blocked.resource.ts'

/** One blocked member. The button undoes what it did, so that a slip of the finger costs nothing but a like. */
export const BlockedRow = ({ person }: { readonly person: ChatPartner }) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  const { mutate, data, isPending, error } = useBlocking(person.id)
  const blocked = data?.blocked ?? true
  const { name, main_image: image } = person
  const file = image?.status === 'active' ? (image.thumb_filename ?? image.filename) : null
  return (
    <Row>
      <Avatar src={file && cdn ? cdn + file : null} name={name} seed={person.id} />
      <Words>
        <Name>{'age' in person ? `${name}, ${person.age}` : name}</Name>
        <Note role="status">{blocked ? '' : t('settings.blocked.free')}</Note>
        {error ? <Wrong role="alert">{errorText(error)}</Wrong> : null}
      </Words>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        aria-label={t(blocked ? 'settings.blocked.unblockWhom' : 'settings.blocked.undoWhom', { name })}
        onClick={() => mutate(!blocked)}
      >
        {t(blocked ? 'settings.blocked.unblock' : 'settings.blocked.undo')}
      </Button>
    </Row>
  )
}

const { color, space } = token

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
  min-height: 60px;
  padding-block: ${space.xs};
  border-block-start: 1px solid ${color.line};
`

const Words = styled.div`
  overflow-wrap: anywhere;
  line-height: ${token.lineHeight.snug};
`

const Name = styled.p`
  font-weight: ${token.weight.medium};
`

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Wrong = styled.p`
  color: ${color.danger};
  font-size: ${token.fontSize.s};
`
