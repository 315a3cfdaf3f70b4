import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'

/** Age and place; that a profile is fictional is said wherever it is shown. */
export const About = ({ member }: { readonly member: ProfileCard }) => {
  const { t } = useUiText()
  const label = useShared('settings')?.fictional_singular
  return (
    <Facts>
      <span>{[String(member.age), member.city || member.region].filter(Boolean).join(' · ')}</span>
      {member.fictional ? <Label>{label || t('person.fictional')}</Label> : null}
    </Facts>
  )
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.m};
`

const Label = styled.strong`
  padding: 2px 10px;
  border-radius: ${token.radius.full};
  background: ${token.color.tint};
  color: ${token.color.ink};
  font-size: ${token.fontSize.s};
`
