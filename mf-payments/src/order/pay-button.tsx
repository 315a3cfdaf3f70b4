import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { TermsLink } from './terms-link.tsx'

interface PayButtonProps {
  readonly total: Money
  readonly busy: boolean
  readonly onPay: () => void
  /** Where the money is asked for. */
  readonly note: string
}

/** What is agreed to, what it costs, and the button that says that it obliges to pay. */
export const PayButton = ({ total, busy, onPay, note }: PayButtonProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  return (
    <Stack gap="s">
      <Soft>
        <Trans t={t} i18nKey="checkout.consent.terms" components={{ terms: <TermsLink /> }} />{' '}
        {t('checkout.payTotal', { total: formatMoney(total, locale) })}
      </Soft>
      <Button size="large" wide busy={busy} onClick={onPay}>
        {t('checkout.pay')}
      </Button>
      <Soft>{note}</Soft>
    </Stack>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
