import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { traitNames } from '@lonk/shared-api/traits.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useTraitText } from '../traits/use-trait-text.ts'
import { useVisible } from './use-visible.ts'

/** What somebody told by choosing; the operator decides which of it shows (setting `visible_profile_fields`). */
export const Facts = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const traitText = useTraitText()
  const visible = useVisible()
  const gender = {
    name: 'gender',
    label: t('profile.gender.label'),
    text: t(`profile.gender.${profile.gender}`),
  }
  const traits = traitNames.flatMap((name) => {
    const value = profile[name]
    return value === null ? [] : [{ name, label: t(`traits.${name}.label`), text: traitText(name, value) }]
  })
  const facts = [gender, ...traits].filter(({ name }) => visible(name))
  if (facts.length === 0) return null
  return (
    <List aria-label={t('profile.facts')}>
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${token.space.m};

  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.fontSize.xs};
  }
  & dd {
    font-weight: ${token.weight.medium};
  }
`
