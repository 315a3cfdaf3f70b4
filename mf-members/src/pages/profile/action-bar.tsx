import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { Gift, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { LikeHeart } from '../../likes/like-heart.tsx'
import { useLike } from '../../likes/use-like.ts'

/** Like, message and gift, always within reach. On the member's own profile: the way to change it. */
export const ActionBar = ({ profile }: { readonly profile: Profile }) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const navigate = useNavigate()
  const { liked, toggle } = useLike(profile)

  if (user?.profile.id === profile.id)
    return (
      <Bar data-foot-bar="">
        <LinkButton wide={true} to={linkTo('profile')}>
          {t('profile.edit')}
        </LinkButton>
      </Bar>
    )

  const chat = linkTo('members-id-chat', { id: profile.id })
  const write = () => (user ? navigate(chat) : bus.publish('login-requested', { back: chat, reason: 'chat' }))
  const give = () =>
    user
      ? bus.publish('gift-requested', { profileId: profile.id })
      : bus.publish('login-requested', { back: linkTo('members-id', { id: profile.id }), reason: 'gift' })

  return (
    <Bar data-foot-bar="">
      <Button variant="secondary" aria-pressed={liked} icon={<LikeHeart liked={liked} />} onClick={toggle}>
        {liked ? t('like.given') : t('like.give')}
      </Button>
      <Button icon={<MessageCircle aria-hidden="true" />} onClick={write}>
        {t('profile.message')}
      </Button>
      <IconButton
        tone="raised"
        label={t('profile.gift', { name: profile.name })}
        icon={<Gift aria-hidden="true" />}
        onClick={give}
      />
    </Bar>
  )
}

const { color, space } = token

/** Height of the shell's navigation at the foot of a phone. */
const footNavigation = '64px'

const Bar = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  inset-block-end: calc(${footNavigation} + env(safe-area-inset-bottom) + ${space.xs});
  display: flex;
  align-items: center;
  gap: ${space.xs};
  width: fit-content;
  min-width: min(100%, 420px);
  max-width: 100%;
  margin: ${space.l} auto 0;
  padding: ${space.xs};
  border-radius: ${token.radius.full};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};

  & > button:not(:last-child),
  & > a {
    flex: 1 1 auto;
    min-width: 0;
    padding-inline: ${space.xs};
  }
  & [aria-pressed='true'] svg {
    color: ${color.accentText};
  }

  ${from('phone')} {
    & > button:not(:last-child),
    & > a {
      padding-inline: ${space.m};
    }
  }
  ${from('tablet')} {
    inset-block-end: ${space.m};
  }
`
