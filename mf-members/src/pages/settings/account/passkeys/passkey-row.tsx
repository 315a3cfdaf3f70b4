import { Button } from '@lonk/shared-ui/button.tsx'
import { formatDay, formatRelative } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PasskeyView } from './passkeys.resource.ts'

interface PasskeyRowProps {
  readonly passkey: PasskeyView
  readonly busy: boolean
  readonly onRemove: () => void
}

/** One passkey by the name its member gave it. */
export const PasskeyRow = ({ passkey, busy, onRemove }: PasskeyRowProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const { now } = usePageClock()
  const { name, created_at, last_used_at } = passkey
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <Soft>
          {t('settings.passkeys.added', { date: formatDay(created_at, i18n.language) })}
          {last_used_at
            ? ` · ${t('settings.passkeys.used', { when: formatRelative(last_used_at, now, i18n.language) })}`
            : null}
        </Soft>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t('settings.passkeys.removeWhich', { name })}
        onClick={onRemove}
      >
        {t('settings.passkeys.remove')}
      </Button>
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
  overflow-wrap: anywhere;
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
