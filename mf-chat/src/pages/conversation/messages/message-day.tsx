import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { formatShortDay } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { daysAgo } from '../../../parts/days-ago.ts'
import { UnreadLine } from '../late-parts.ts'
import { MessageGroup } from './message-group.tsx'
import type { TimelineDay, TimelineGroup, TimelineMarks } from './timeline.ts'

interface MessageDayProps {
  readonly day: TimelineDay
  readonly partner: ChatPartner
  readonly marks: TimelineMarks
}

/** The messages of one day under its name. */
export const MessageDay = ({ day, partner, marks }: MessageDayProps) => {
  const name = useDayName(day.at)
  return (
    <Day>
      <Name>
        <time dateTime={day.day}>{name}</time>
      </Name>
      {day.groups.map((group) => (
        <Fragment key={group.key}>
          {group.key === marks.unreadKey && (
            <LineRoom>
              <UnreadLine />
            </LineRoom>
          )}
          <MessageGroup
            group={group}
            partner={partner}
            progressKey={keyIn(group, marks.progressKey)}
            focusKey={keyIn(group, marks.focusKey)}
          />
        </Fragment>
      ))}
    </Day>
  )
}

const keyIn = (group: TimelineGroup, key: string | undefined): string | undefined =>
  group.items.some((item) => item.key === key) ? key : undefined

const useDayName = (at: string): string => {
  const { t, i18n } = useTranslation('mf-chat')
  const clock = usePageClock()
  const days = daysAgo(at, clock)
  if (days === 0) return t('conversation.today')
  return days === 1 ? t('conversation.yesterday') : formatShortDay(at, i18n.language, clock.timeZone)
}

const { space } = token

const Day = styled.section`
  display: grid;
  gap: ${space.s};
  padding-block-end: ${space.s};
`

/** As high as the line, while its code is on its way. */
const LineRoom = styled.div`
  min-height: 20px;
`

const Name = styled.h2`
  position: sticky;
  z-index: 1;
  inset-block-start: ${space.xs};
  justify-self: center;
  margin-block: ${space.xs};
  padding: 2px ${space.s};
  border-radius: ${token.radius.full};
  background: ${token.color.tint};
  box-shadow: ${token.shadow.low};
  color: ${token.color.inkSoft};
  font-family: ${token.font.text};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.weight.medium};
  letter-spacing: 0;

  &::first-letter {
    text-transform: uppercase;
  }
`
