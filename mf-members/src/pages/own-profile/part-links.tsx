import { hover, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'

const parts = ['verification', 'visitors', 'invisible'] as const

/** The way to what lies below a long form. */
export const PartLinks = () => {
  const { t } = useTranslation('mf-members')
  return (
    <Bar aria-label={t('own.parts')}>
      {parts.map((name) => (
        <Anchor key={name} to={`#${name}`}>
          {t(`own.${name}.title`)}
        </Anchor>
      ))}
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border-radius: ${token.radius.full};
  background: ${color.tint};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  ${hover} {
    &:hover {
      background: ${color.line};
    }
  }
`
