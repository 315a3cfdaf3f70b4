import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { nextStep, type StepName } from './next-step.ts'

/** Where each step is done: an id on the page. */
const places: Readonly<Record<StepName, string>> = {
  photo: 'photos',
  about: 'own-about',
  interests: 'own-interests',
  looks: 'own-traits',
  person: 'own-traits',
  city: 'own-place',
}

/** How much of the profile is there, and the one thing that would add most. */
export const Progress = ({ profile }: { readonly profile: OwnProfile }) => {
  const { t, i18n } = useTranslation('mf-members')
  const step = nextStep(profile)
  const complete = t('own.complete', { percent: profile.completeness })
  return (
    <div>
      <Meter value={profile.completeness} max={100} aria-label={complete} />
      <Soft aria-hidden="true">{complete}</Soft>
      {step ? (
        <Step>
          <TextLink to={`#${places[step.name]}`}>{t(`own.next.${step.name}`)}</TextLink>{' '}
          <Gain>+{formatPercent(step.percent / 100, i18n.language)}</Gain>
        </Step>
      ) : (
        <Soft>{t('own.next.none')}</Soft>
      )}
    </div>
  )
}

const { color, space } = token

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Step = styled.p`
  margin-block-start: ${space.xs};
  font-size: ${token.fontSize.s};
`

const Gain = styled.span`
  color: ${color.tealText};
  font-weight: ${token.weight.strong};
  white-space: nowrap;
`

const Meter = styled.progress`
  display: block;
  width: 100%;
  height: 10px;
  margin-block-end: ${space.tiny};
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.full};
  background: ${color.tint};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${color.tint};
  }
  &::-webkit-progress-value {
    border-radius: ${token.radius.full};
    background: ${color.teal};
  }
  &::-moz-progress-bar {
    background: ${color.teal};
  }
`
