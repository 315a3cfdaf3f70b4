import { mountPoints } from '@lonk/shared-events/boot.ts'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Logo } from '@lonk/shared-ui/brand.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { type HeaderData, isMember } from '../navigation/header-data.ts'
import { TopNavigation } from '../navigation/top-navigation.tsx'

interface HeaderViewProps {
  readonly layout: LayoutName
  readonly data: HeaderData
}

/**
 * What `<header>` holds: rendered into the templates when the shell is built, hydrated in the browser. The
 * same props must give the same markup in both.
 */
export const HeaderView = ({ layout, data }: HeaderViewProps) => (
  <>
    {(layout === 'default' || layout === 'lander') && <SkipLink />}
    <DemoRibbon />
    {layout === 'default' && (
      <Sticky>
        <TopNavigation data={data} />
      </Sticky>
    )}
    {layout === 'lander' && <BrandBar data={data} />}
  </>
)

/** For keys: past the navigation, which is the same on every page. */
const SkipLink = () => {
  const { t } = useTranslation('shell')
  return <Skip href={`#${mountPoints.main}`}>{t('nav.skip')}</Skip>
}

/** Shown by `<html data-demo>` alone: on a demo site every page says that its members are simulated. */
const DemoRibbon = () => {
  const { t } = useTranslation('shell')
  return <Ribbon>{t('demo.ribbon')}</Ribbon>
}

/** The landers' bar: the brand, and the way in for members. */
const BrandBar = ({ data }: Pick<HeaderViewProps, 'data'>) => {
  const { t } = useTranslation('shell')
  const member = isMember(data.audience)
  return (
    <Brand>
      <Link to={linkTo(member ? 'members' : 'index')}>
        <Logo />
        <span className="visually-hidden">{t('nav.brand', { name: data.siteName })}</span>
      </Link>
      {data.audience === 'visitor' && <Link to={linkTo('login')}>{t('nav.login')}</Link>}
    </Brand>
  )
}

const { color, space } = token

const Skip = styled.a`
  position: absolute;
  z-index: ${token.layer.raised};
  inset-block-start: ${space.xs};
  inset-inline-start: ${space.xs};
  padding: ${space.s} ${space.m};
  border-radius: ${token.radius.full};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`

const Sticky = styled.div`
  background: ${color.surface};
  box-shadow: 0 1px 0 ${color.line};
`

const Ribbon = styled.p`
  display: none;
  padding: 4px ${space.m};
  background: ${color.tealSoft};
  color: ${color.tealText};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.weight.medium};
  text-align: center;
  line-height: ${token.lineHeight.snug};

  html[data-demo] & {
    display: block;
  }
`

const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: ${frameWidth}px;
  min-height: 64px;
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from('tablet')} {
    padding-inline: ${space.l};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.ink};
    font-weight: ${token.weight.strong};
    text-decoration: none;
  }
`
