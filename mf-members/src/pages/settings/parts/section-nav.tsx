import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { styled } from 'styled-components'
import { sections } from './sections.ts'

/** The way to each section: a row that scrolls on a phone, beside them where there is room. */
export const SectionNav = () => {
  const { t } = useTranslation('mf-members')
  const { pathname, hash } = useLocation()
  return (
    <Bar aria-label={t('settings.sections')}>
      {sections.map((name) => (
        <Anchor
          key={name}
          to={`${pathname}#${name}`}
          aria-current={hash === `#${name}` ? 'location' : undefined}
        >
          {t(`settings.${name}.title`)}
        </Anchor>
      ))}
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.nav`
  display: flex;
  gap: ${space.tiny};
  margin-inline: calc(-1 * ${space.m});
  padding: ${space.tiny} ${space.m};
  overflow-x: auto;
  scrollbar-width: none;

  ${from('tablet')} {
    position: sticky;
    inset-block-start: 88px;
    flex-direction: column;
    margin: 0;
    padding: 0;
    overflow-x: visible;
  }
`

const Anchor = styled(Link)`
  display: flex;
  align-items: center;
  flex: none;
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border-radius: ${token.radius.full};
  background: ${color.tint};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  ${from('tablet')} {
    border-radius: ${token.radius.field};
    background: none;
    color: ${color.inkSoft};
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
      color: ${color.ink};
    }
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
`
