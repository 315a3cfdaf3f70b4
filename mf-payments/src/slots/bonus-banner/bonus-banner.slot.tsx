import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Countdown } from '@lonk/shared-ui/countdown.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { below, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { useWelcome } from '../../products/welcome.resource.ts'
import { ServerState } from '../../server-state.ts'

/**
 * The strip that counts down to the end of the welcome bonus; one link to the bundles, gone at zero. The shell decides
 * on which pages it is, and that it takes 44 px there.
 */
export const Slot = (props: SlotProps) => (
  <ServerState>
    <Banner {...props} />
  </ServerState>
)

const Banner = ({ close }: SlotProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const welcome = useWelcome()
  const serverOffset = useShared('clockOffset')
  const [over, setOver] = useState<string | null>(null)
  const gone = welcome === null || over === welcome.endsAt
  useEffect(() => {
    if (gone) close()
  }, [gone, close])
  if (gone) return null
  const { endsAt, percentage } = welcome
  return (
    <Strip to={linkTo('credits')}>
      <strong>{t('bonus.banner', { percentage: formatPercent(percentage / 100, locale) })}</strong>
      <span>
        {t('bonus.ends')}{' '}
        <Countdown endsAt={endsAt} serverOffset={serverOffset} onOver={() => setOver(endsAt)} />
      </span>
      <u>{t('bonus.look')}</u>
    </Strip>
  )
}

const { color, space } = token

const Strip = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.m};
  min-height: 44px;
  padding: ${space.xs} ${space.s};
  border-radius: ${token.radius.card};
  background: ${color.accentSoft};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  text-align: center;
  text-decoration: none;

  & > u {
    color: ${color.accentText};
    font-weight: ${token.weight.strong};
  }
  /* One line high in every language, for its room is kept: that it leads somewhere, its first words say on a phone. */
  & > * {
    white-space: nowrap;
  }
  ${below('tablet')} {
    & > strong {
      overflow: hidden;
      text-decoration: underline;
      text-overflow: ellipsis;
    }
    & > u {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${below('phone')} {
    gap: ${space.s};
    font-size: ${token.fontSize.xs};
  }
`
