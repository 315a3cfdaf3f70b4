import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { usePresenceText } from '@lonk/shared-ui/use-presence-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { hasRoomBeside } from '../../../parts/has-room-beside.ts'
import { isFictional, PartnerAvatar } from '../../../parts/partner-avatar.tsx'
import type { Thread } from '../../../thread/thread.ts'
import { ConversationMenu } from '../late-parts.ts'
import { useBackToList } from '../use-back-to-list.ts'

interface ConversationHeaderProps {
  readonly thread: Thread
  readonly typing: boolean
}

/** Who this is with, whether they are there, and the way back. */
export const ConversationHeader = ({ thread, typing }: ConversationHeaderProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const { profile, conversation } = thread
  const presence = usePresenceText(profile)
  const backToList = useBackToList()
  const goBack = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    backToList()
  }
  const fictional = isFictional(profile) || conversation?.fictional === true
  return (
    <Bar>
      <Back
        to={linkTo('chats')}
        onClick={goBack}
        aria-label={t('conversation.back')}
        title={t('conversation.back')}
      >
        <ArrowLeft aria-hidden="true" />
      </Back>
      <PartnerAvatar partner={profile} />
      <Who>
        <Name data-page-heading="" tabIndex={-1}>
          {'age' in profile ? (
            <Link to={linkTo('members-id', { id: profile.id })} onClick={openBeside(profile.id)}>
              {profile.name}, {profile.age}
            </Link>
          ) : (
            profile.name
          )}
        </Name>
        <Under>
          {fictional && <StatusBadge>{ui.t('person.fictional')}</StatusBadge>}
          <Presence aria-live="polite">{typing ? t('conversation.typing') : presence}</Presence>
        </Under>
      </Who>
      <ConversationMenu thread={thread} />
    </Bar>
  )
}

/** A new tab and the like are left to the browser. */
const opensElsewhere = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey

/** Where there is room, the profile opens beside the conversation. */
const openBeside = (profileId: number) => (event: MouseEvent) => {
  if (!hasRoomBeside() || opensElsewhere(event)) return
  event.preventDefault()
  bus.publish('profile-panel-requested', { profileId })
}

const { color, space } = token

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 64px;
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.tiny};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${from('tablet')} {
    padding-inline: ${space.s};
  }
  /* A phone on its side with its keys up: what was said last matters more than to whom. */
  @container (max-height: 240px) {
    visibility: hidden;
    height: 0;
    min-height: 0;
    padding-block: 0;
    border: 0;
  }
`

const Back = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-inline-end: -8px;
  border-radius: ${token.radius.full};
  color: ${color.ink};

  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
`

const Who = styled.div`
  flex: 1;
  min-width: 0;
`

const Name = styled.h1`
  overflow: hidden;
  font-family: ${token.font.text};
  font-size: ${token.fontSize.m};
  font-weight: ${token.weight.strong};
  line-height: ${token.lineHeight.snug};
  letter-spacing: 0;
  text-overflow: ellipsis;
  white-space: nowrap;

  & > a {
    color: inherit;
    text-decoration: none;
  }
  ${hover} {
    & > a:hover {
      text-decoration: underline;
    }
  }
`

/** The label of a fictional profile is never cut short; whether somebody is there may be. */
const Under = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  & > span {
    flex: none;
  }
`

const Presence = styled.p`
  min-width: 0;
  min-height: 1.3em;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  line-height: ${token.lineHeight.snug};
  text-overflow: ellipsis;
  white-space: nowrap;
`
