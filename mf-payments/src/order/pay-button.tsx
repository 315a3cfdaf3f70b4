import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PayBar } from './pay-bar.tsx'
import { TermsLink } from './terms-link.tsx'

interface PayButtonProps {
  readonly total: Money
  readonly busy: boolean
  readonly onPay: () => void
  /** Where the money is asked for. */
  readonly note: string
}

/**
 * What is agreed to, and the button that says that it obliges to pay, and how much. A row of its parent: there it
 * sticks to the foot of a phone for as long as the parent is in sight.
 */
export const PayButton = ({ total, busy, onPay, note }: PayButtonProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  return (
    <>
      <Soft>
        <Trans t={t} i18nKey="checkout.consent.terms" components={{ terms: <TermsLink /> }} />{' '}
        {t('checkout.payTotal', { total: formatMoney(total, locale) })}
      </Soft>
      <PayBar>
        <Button size="large" wide busy={busy} onClick={onPay}>
          {t('checkout.pay')} <Amount>{formatMoney(total, locale)}</Amount>
        </Button>
      </PayBar>
      <Soft>{note}</Soft>
    </>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`

/** Goes to the next line as a whole. */
const Amount = styled.span`
  white-space: nowrap;
`
