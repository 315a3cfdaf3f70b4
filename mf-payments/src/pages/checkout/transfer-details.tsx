import type { TransferDetails } from '@lonk/shared-api/schemas/order.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface TransferDetailsCardProps {
  readonly transfer: TransferDetails
  readonly total: Money
}

/** In groups of four, as on a bank card; spaces in it do not disturb a bank. */
const grouped = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** How much goes where, and by what it is recognised there. */
export const TransferDetailsCard = ({ transfer, total }: TransferDetailsCardProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const facts = [
    ['amount', formatMoney(total, locale)],
    ['holder', transfer.holder],
    ['iban', grouped(transfer.iban)],
    ['bic', transfer.bic],
    ['reference', transfer.reference],
  ] as const
  return (
    <Card as="section" snug>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{t(`result.transfer.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </Card>
  )
}

const { color, space } = token

const Facts = styled.dl`
  display: grid;
  gap: ${space.s};

  & dt {
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
    user-select: all;
  }
`
