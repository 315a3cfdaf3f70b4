import { bus } from '@lonk/shared-events/bus.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'
import { MatchHearts } from './match-hearts.tsx'
import { useRoomFor } from './use-room-for.ts'

/**
 * "New like!": the full-screen moment of a match (docs/product.md, points 2 and 4). A click anywhere closes it.
 * A click on the image or the button does not: each raises its own event, and once the page is there to which the
 * answer leads, the modal makes room for it.
 */
export const Slot = ({ request, close }: SlotProps<'match-made'>) => {
  const { t } = useTranslation('mf-members')
  const { t: ui } = useUiText()
  const settings = useShared('settings')
  const overlay = useOverlay(true, close)
  const { profile } = request
  const image = profile.main_image?.match ?? profile.main_image?.filename
  const title = profile.match ? t('match.both') : t('match.new')

  const { waitFor } = useRoomFor(close)

  const openProfile = () => {
    bus.publish('profile-requested', { profileId: profile.id })
    waitFor(linkTo('members-id', { id: profile.id }))
  }
  const startConversation = () => {
    bus.publish('chat-requested', { profileId: profile.id })
    waitFor(linkTo('members-id-chat', { id: profile.id }))
  }

  if (!overlay) return null
  return (
    <overlay.FullScreen open={true} onClose={close} title={title}>
      <Ground>
        <MatchHearts />
        <Title aria-hidden="true">{title}</Title>
        <Picture
          type="button"
          aria-label={t('match.open', { name: profile.name })}
          onClick={(event) => {
            event.stopPropagation()
            openProfile()
          }}
        >
          <Photo
            src={image && settings ? settings.cdn_prefix + image : null}
            alt=""
            seed={profile.id}
            priority={true}
          />
          {profile.fictional ? (
            <Label>
              <StatusBadge>{settings?.fictional_singular || ui('person.fictional')}</StatusBadge>
            </Label>
          ) : null}
        </Picture>
        <Words>
          {profile.match
            ? t('match.bothText', { name: profile.name })
            : t('match.newText', { name: profile.name })}
        </Words>
        <Start>
          <Button
            size="large"
            icon={<MessageCircle aria-hidden="true" />}
            onClick={(event) => {
              event.stopPropagation()
              startConversation()
            }}
          >
            {t('match.start')}
          </Button>
        </Start>
        <Close type="button" onClick={close}>
          {ui('close')}
        </Close>
      </Ground>
    </overlay.FullScreen>
  )
}

const { color, space, duration, easing } = token

const Ground = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space.m};
  width: 100%;
  min-height: 100%;
  padding: ${space.l} ${space.m};
  overflow: hidden;
  background: ${color.coral};
  color: ${color.onCoral};
  text-align: center;

  & > * {
    position: relative;
  }
  & :focus-visible {
    outline-color: ${color.onCoral};
  }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px) rotate(-6deg) scale(0.92); }
`

const Title = styled.p`
  font-family: ${token.font.display};
  font-size: clamp(2.2rem, 9vw, 4.4rem);
  font-weight: ${token.weight.display};
  letter-spacing: -0.04em;
  line-height: 1;
`

const Picture = styled.button`
  display: block;
  width: min(66vw, 42vh, 340px);
  padding: 0;
  overflow: hidden;
  border: 8px solid ${color.surface};
  border-radius: ${token.radius.modal};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  transform: rotate(-3deg);
  animation: ${rise} ${duration.slow} ${easing.out};
`

const Label = styled.span`
  position: absolute;
  inset-block-start: ${space.xs};
  inset-inline-start: ${space.xs};
`

const Words = styled.p`
  font-size: ${token.fontSize.l};
  line-height: ${token.lineHeight.snug};
`

const Start = styled.div`
  /* Accent on coral would vanish at night. */
  & > button {
    --button-hover: ${color.onCoral};
    --button-press: ${color.onCoral};
    background: ${color.onCoral};
    color: ${color.onUnread};
  }
`

const Close = styled.button`
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border: 0;
  background: none;
  color: inherit;
  font-weight: ${token.weight.medium};
  text-decoration: underline;

  ${from('tablet')} {
    margin-block-start: calc(-1 * ${space.xs});
  }
`
