import { bus } from '@lonk/shared-events/bus.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { useLeastPrice } from './least-price.resource.ts'

interface OutOfCreditsProps {
  readonly needed: number
  readonly balance: number
}

/** A calm line instead of a warning: nothing is wrong, and whoever writes on is asked at the moment of sending. */
export const OutOfCredits = ({ needed, balance }: OutOfCreditsProps) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  const { pathname, search } = useLocation()
  const least = useLeastPrice()
  const buy = () =>
    bus.publish('credits-requested', {
      reason: 'not-enough-credits',
      needed,
      balance,
      back: `${pathname}${search}`,
    })
  return (
    <Line role="status">
      <span>
        {balance === 0
          ? t('notice.credits.title')
          : t('notice.credits.text', { needed: ui.t('credits.amount', { count: needed }), balance })}{' '}
        {least && t('notice.credits.from', { price: formatMoney(least, ui.locale) })}
      </span>
      <Buy type="button" onClick={buy}>
        {t('notice.credits.action')}
        <ChevronRight aria-hidden="true" />
      </Buy>
    </Line>
  )
}

const { color, space } = token

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.tiny} ${space.xs} ${space.tiny} ${space.s};
  border-radius: ${token.radius.card};
  background: ${color.tint};
  color: ${color.ink};
  line-height: ${token.lineHeight.snug};
`

const Buy = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 45%;
  min-height: 44px;
  padding: 0 ${space.tiny};
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
  color: ${color.accentText};
  font-weight: ${token.weight.strong};
  text-align: start;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
