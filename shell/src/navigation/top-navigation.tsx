import { linkTo, routePatterns } from '@lonk/shared-events/route-names.ts'
import { Logo } from '@lonk/shared-ui/brand.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { below, from, hover, token } from '@lonk/shared-ui/token.ts'
import { frameWidth } from '@lonk/shared-ui/tokens.ts'
import { Coins, Heart, MessageCircle, Search, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { preload } from '../composition/navigation.ts'
import { LanguageMenu } from '../language/language-menu.tsx'
import { warmSignup } from '../session/open-signup.ts'
import { AccountMenu } from './account-menu.tsx'
import { BackButton } from './back-button.tsx'
import { type HeaderData, isMember } from './header-data.ts'
import { keepsSignupAtFoot } from './signup-foot-rule.ts'
import { usePath } from './use-path.ts'

/** Brand, the member's ways through the site with their badges, account and language (docs/product.md, point 2). */
export const TopNavigation = ({ data }: { readonly data: HeaderData }) => {
  const { t } = useTranslation('shell')
  const member = isMember(data.audience)
  const visitor = data.audience === 'visitor'
  const path = usePath()
  return (
    <Bar>
      <BackButton />
      <Brand to={member ? linkTo('members') : linkTo('index')}>
        <Logo />
        <span className="visually-hidden">{t('nav.brand', { name: data.siteName })}</span>
      </Brand>
      {member && (
        <Ways aria-label={t('nav.label')}>
          <Way to={linkTo('members')} icon={<Search aria-hidden="true" />} text={t('nav.members')} />
          <Way
            to={linkTo('chats')}
            icon={<MessageCircle aria-hidden="true" />}
            text={t('nav.chats')}
            badge={data.unread}
          />
          <Way
            to={linkTo('likes')}
            icon={<Heart aria-hidden="true" />}
            text={t('nav.likes')}
            badge={data.newLikes}
          />
          {data.audience === 'paid' ? (
            <Way
              to={linkTo('credits')}
              icon={<Coins aria-hidden="true" />}
              text={t('nav.credits')}
              badge={data.credits}
              tone={data.creditsTone}
            />
          ) : (
            <Way to={linkTo('premium')} icon={<Sparkles aria-hidden="true" />} text={t('nav.premium')} />
          )}
        </Ways>
      )}
      <Tools>
        <LanguageMenu />
        {member && <AccountMenu name={data.userName} />}
        {visitor && (
          <>
            <LoginLink to={linkTo('login')}>{t('nav.login')}</LoginLink>
            <SignupPlace hidden={path === routePatterns.signup}>
              <SignupLink size="small" />
            </SignupPlace>
          </>
        )}
      </Tools>
      {visitor && keepsSignupAtFoot(path) && (
        <SignupFoot data-signup-foot="">
          <SignupLink size="medium" />
        </SignupFoot>
      )}
    </Bar>
  )
}

const SignupLink = ({ size }: { readonly size: 'small' | 'medium' }) => {
  const { t } = useTranslation('shell')
  return (
    <LinkButton
      to={linkTo('signup')}
      size={size}
      onClick={signupOnClick()}
      onPointerEnter={warmSignup}
      onFocus={warmSignup}
    >
      {t('nav.signup')}
    </LinkButton>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: ReactNode
  readonly text: string
  readonly badge?: string
  readonly tone?: string
}

const Way = ({ to, icon, text, badge, tone }: WayProps) => {
  const path = usePath()
  const here = path === to || path.startsWith(`${to}/`)
  const warm = () => preload(to)
  return (
    <WayLink to={to} aria-current={here ? 'page' : undefined} onPointerEnter={warm} onFocus={warm}>
      {icon}
      <span>{text}</span>
      {badge !== undefined && <Count data-tone={tone ?? ''}>{badge}</Count>}
    </WayLink>
  )
}

const { color, space, fontSize, weight } = token

const Bar = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.m};
  max-width: ${frameWidth}px;
  min-height: 56px;
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from('tablet')} {
    gap: ${space.s};
    min-height: 64px;
    padding-inline: ${space.l};
  }
  ${from('laptop')} {
    gap: ${space.xl};
  }
`

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`

const Ways = styled.nav`
  position: fixed;
  z-index: ${token.layer.header};
  inset-inline: 0;
  inset-block-end: 0;
  /* Each has its place before the next of them has come: a document may be cut anywhere on its way. */
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  ${from('tablet')} {
    position: static;
    display: flex;
    flex: 1;
    gap: ${space.tiny};
    padding: 0;
    border: 0;
    background: none;
  }
`

const WayLink = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 60px;
  padding: 6px 4px;
  border-radius: ${token.radius.field};
  color: ${color.inkSoft};
  font-size: ${fontSize.xs};
  font-weight: ${weight.medium};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  transition: color ${token.duration.quick}, background ${token.duration.quick};

  & > svg {
    flex: none;
    width: 22px;
    height: 22px;
  }
  &[aria-current='page'] {
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
  ${hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  ${from('tablet')} {
    flex: none;
    flex-direction: row;
    /* 99+ twice beside Swedish words: there is no more room than this at 768 px. */
    gap: 6px;
    min-height: 44px;
    padding-inline: 6px;
    white-space: nowrap;

    &[aria-current='page'] {
      background: ${color.accentSoft};
    }
  }
  ${from('laptop')} {
    gap: ${space.xs};
    padding-inline: ${space.s};
    font-size: ${fontSize.s};
  }
`

const Count = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: calc(50% + 3px);
  min-width: 20px;
  height: 20px;
  padding-inline: 5px;
  border: 2px solid ${color.surface};
  border-radius: ${token.radius.full};
  background: ${color.unread};
  color: ${color.onUnread};
  font-size: 11px;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: center;

  ${from('tablet')} {
    position: static;
    border: 0;
    line-height: 20px;
  }
  &:empty {
    display: none;
  }
  &[data-tone='warning'] {
    background: ${color.warning};
    color: ${color.onWarning};
  }
  &[data-tone='danger'] {
    background: ${color.danger};
    color: ${color.onDanger};
  }
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-inline-start: auto;
`

const LoginLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space.s};
  color: ${color.ink};
  font-size: ${fontSize.s};
  font-weight: ${weight.strong};
  text-decoration: none;
  white-space: nowrap;
`

const SignupPlace = styled.span`
  display: none;

  ${from('phone')} {
    display: inline-flex;
  }
`

/** Where a phone's header has no room for it: as high as the ways of members. */
const SignupFoot = styled.div`
  display: none;

  ${below('phone')} {
    position: fixed;
    z-index: ${token.layer.header};
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    padding: ${space.xs} ${space.m} calc(${space.xs} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  }
`
