import type { OrderMoment } from '@lonk/shared-api/schemas/transaction.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { formatDay, formatDayAndTime, formatMoney } from '@lonk/shared-ui/format.ts'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface HistoryProps {
  readonly moments: readonly OrderMoment[]
  /** The transaction that is open: it needs no link to itself. */
  readonly here: number
}

/** What happened to the order, from its first moment to its last. */
export const History = ({ moments, here }: HistoryProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t('transactions.history')}</Title>
      <Line>
        {moments.map(({ what, at, amount, transaction_id }) => (
          <li key={`${what} ${at}`}>
            <p>
              {t(`transactions.moment.${what}`)}
              {amount && <Money> {formatMoney(amount, locale)}</Money>}
            </p>
            <Soft>
              {/* A bank is asked on a day, at no known hour. */}
              <time dateTime={at}>
                {what === 'collect' ? formatDay(at, locale) : formatDayAndTime(at, locale)}
              </time>
              {transaction_id !== null && transaction_id !== here && (
                <>
                  {' · '}
                  <TextLink to={linkTo('transactions-id', { id: transaction_id })}>
                    {t(
                      what === 'paid' || what === 'credited'
                        ? 'transactions.toInvoice'
                        : 'transactions.toNote',
                    )}
                  </TextLink>
                </>
              )}
            </Soft>
          </li>
        ))}
      </Line>
    </section>
  )
}

const { color, space } = token

const Title = styled.h2`
  margin-block-end: ${space.s};
  font-size: ${token.fontSize.l};
`

const Line = styled.ol`
  display: grid;
  gap: ${space.m};
  margin-inline-start: 7px;
  padding-inline-start: ${space.l};
  border-inline-start: 2px solid ${color.line};
  list-style: none;

  & > li {
    position: relative;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(-1 * ${space.l} - 8px);
    width: 14px;
    height: 14px;
    border: 2px solid ${color.paper};
    border-radius: ${token.radius.full};
    background: ${color.inkSoft};
  }
  & > li:last-child::before {
    background: ${color.accent};
  }
`

const Money = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.strong};
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`
