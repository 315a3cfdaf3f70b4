import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { token } from './token.ts'
import { type CountdownTime, useCountdown } from './use-countdown.ts'
import { useUiText } from './use-ui-text.ts'

/** Say beside it, in words, what ends. Give `onOver` work that may come late: a sleeping tab does not tick. */
export interface CountdownProps extends CountdownTime {
  /** Called once, when it reaches zero. */
  onOver?: () => void
}

/** "03:59:07" counting down by the server's clock. A timer to screen readers: read on request, not every second. */
export function Countdown({ onOver, ...time }: CountdownProps) {
  const { t } = useUiText()
  const left = useCountdown(time)
  const over = left?.over ?? false
  const announce = useRef(onOver)

  useEffect(() => {
    announce.current = onOver
  }, [onOver])
  useEffect(() => {
    if (over) announce.current?.()
  }, [over])

  if (!left) return <Awaited aria-hidden="true" />
  const { hours, minutes, seconds } = left
  const words = over ? t('countdown.over') : t('countdown.left', { hours, minutes, seconds })
  return (
    <Digits role="timer" aria-label={words}>
      {hours}:{minutes}:{seconds}
    </Digits>
  )
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.strong};
  white-space: nowrap;
`

/** Before the browser has said the time: a stand-in of exactly the width of what comes. */
const Awaited = styled(Digits)`
  display: inline-block;
  border-radius: 6px;
  background: ${token.color.skeleton};
  line-height: 1;

  &::before {
    visibility: hidden;
    content: '00:00:00';
  }
`
