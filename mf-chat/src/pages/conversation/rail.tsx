import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { CountBadge } from '@lonk/shared-ui/badge.tsx'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { Coins, Heart, MessageCircle, Search, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'

/** The ways through the site beside a conversation, where a desktop has room; the page itself has no header. */
export const Rail = () => {
  const { t } = useTranslation('mf-chat')
  const paid = useShared('user')?.paid_user ?? false
  const newLikes = useShared('newLikesTotal')
  return (
    <Bar aria-label={t('rail.label')}>
      <Way to={linkTo('members')} icon={<Search aria-hidden="true" />} text={t('rail.members')} />
      <Way to={linkTo('chats')} icon={<MessageCircle aria-hidden="true" />} text={t('rail.chats')} here />
      <Way to={linkTo('likes')} icon={<Heart aria-hidden="true" />} text={t('rail.likes')}>
        {newLikes > 0 && <CountBadge count={newLikes} label={t('rail.newLikes', { count: newLikes })} />}
      </Way>
      {paid ? (
        <Way to={linkTo('credits')} icon={<Coins aria-hidden="true" />} text={t('rail.credits')} />
      ) : (
        <Way to={linkTo('premium')} icon={<Sparkles aria-hidden="true" />} text={t('rail.premium')} />
      )}
    </Bar>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: ReactNode
  readonly text: string
  readonly here?: boolean
  readonly children?: ReactNode
}

const Way = ({ to, icon, text, here = false, children }: WayProps) => (
  <WayLink to={to} aria-current={here ? 'true' : undefined}>
    {icon}
    <span>{text}</span>
    {children && <Badge>{children}</Badge>}
  </WayLink>
)

const { color, space } = token

const Bar = styled.nav`
  display: none;

  ${from('laptop')} {
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    padding: ${space.s} ${space.tiny};
    border-inline-end: 1px solid ${color.line};
    overflow-y: auto;
  }
`

const WayLink = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: ${space.xs} 2px;
  border-radius: ${token.radius.field};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.weight.medium};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    width: 22px;
    height: 22px;
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${token.weight.strong};
  }
  ${hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`

const Badge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: 50%;
`
