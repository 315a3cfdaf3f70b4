import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Countdown } from '@lonk/shared-ui/countdown.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** The welcome discount and how long it truly runs: the server counts the same seconds. */
export const DiscountNote = ({ code }: { code: DiscountCode }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const serverOffset = useShared('clockOffset')
  return (
    <Note>
      <strong>
        {t('discount.welcome', { percentage: formatPercent(code.value_percentage / 100, locale) })}
      </strong>
      {code.expires && (
        <span>
          {t('discount.left')} <Countdown endsAt={code.expires} serverOffset={serverOffset} />
        </span>
      )}
    </Note>
  )
}

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.m};
  padding: ${token.space.s} ${token.space.m};
  border-radius: ${token.radius.card};
  background: ${token.color.tealSoft};
`
