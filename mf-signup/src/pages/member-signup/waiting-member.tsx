import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { PersonPhoto } from '@lonk/shared-ui/person-photo.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** Whom the visitor came for, beside every question; on a phone a line above it. */
export const WaitingMember = ({ person }: { readonly person: ProfileCard }) => {
  const { t } = useTranslation('mf-signup')
  const settings = useShared('settings')
  return (
    <Member aria-label={t('cameFor.label')}>
      <Picture>
        <PersonPhoto
          photo={person.main_image}
          person={person}
          cdnPrefix={settings?.cdn_prefix ?? ''}
          priority
        />
      </Picture>
      <Words>
        <Name>
          {person.name}, {person.age}
        </Name>
        {person.city && <Soft>{person.city}</Soft>}
        {person.fictional && (
          <StatusBadge>{settings?.fictional_singular ?? t('cameFor.fictional')}</StatusBadge>
        )}
        <Soft>{t(person.fictional ? 'cameFor.textFictional' : 'cameFor.text', { name: person.name })}</Soft>
      </Words>
    </Member>
  )
}

const { space } = token

const Member = styled.aside`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
  margin-block-end: ${space.s};

  ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.card};
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.tiny};
`

const Name = styled.p`
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
