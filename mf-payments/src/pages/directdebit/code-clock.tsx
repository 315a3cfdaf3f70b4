import { token } from '@lonk/shared-ui/token.ts'
import { useCountdown } from '@lonk/shared-ui/use-countdown.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** How long the code still counts: "9:58". Said once it is over, not every second. */
export const CodeClock = ({ endsAt }: { readonly endsAt: number }) => {
  const { t } = useTranslation('mf-payments')
  const left = useCountdown({ endsAt })
  if (left?.over)
    return (
      <Line role="status" data-over="">
        {t('directdebit.over')}
      </Line>
    )
  return (
    <Line>
      {t('directdebit.valid')}{' '}
      <span role="timer">{left ? `${Number(left.minutes)}:${left.seconds}` : '–:––'}</span>
    </Line>
  )
}

const Line = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${token.color.danger};
    font-weight: ${token.weight.medium};
  }
`
