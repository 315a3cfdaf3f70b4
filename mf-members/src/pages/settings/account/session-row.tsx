import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatDay, formatRelative } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { deviceOf } from './device.ts'
import type { SessionView } from './sessions.resource.ts'

interface SessionRowProps {
  readonly session: SessionView
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One log-in by its device; this browser's own is ended by the account menu alone. */
export const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const { now } = usePageClock()
  const { browser, system } = deviceOf(session.user_agent)
  const device =
    browser && system
      ? t('settings.sessions.device', { browser, system })
      : (browser ?? system ?? t('settings.sessions.unknown'))
  return (
    <Row>
      <div>
        <Name>{device}</Name>
        <Soft>
          {session.current
            ? t('settings.sessions.since', { date: formatDay(session.created_at, i18n.language) })
            : t('settings.sessions.seen', {
                when: formatRelative(session.last_seen, now, i18n.language),
                date: formatDay(session.created_at, i18n.language),
              })}
        </Soft>
      </div>
      {session.current ? (
        <StatusBadge tone="teal">{t('settings.sessions.current')}</StatusBadge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t('settings.sessions.endWhich', { device })}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </Row>
  )
}

const { color, space } = token

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  min-height: 60px;
  padding-block: ${space.xs};
`

const Name = styled.p`
  font-weight: ${token.weight.medium};
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
