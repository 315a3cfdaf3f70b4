import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { monthName, monthOf } from './month-of.ts'
import { TransactionRow } from './transaction-row.tsx'

/** The rows under the month in which each was. */
export const Months = ({ transactions }: { readonly transactions: readonly Transaction[] }) => {
  const months = [...new Set(transactions.map(({ date }) => monthOf(date)))]
  return (
    <Stack gap="l">
      {months.map((month) => (
        <Month
          key={month}
          month={month}
          transactions={transactions.filter(({ date }) => monthOf(date) === month)}
        />
      ))}
    </Stack>
  )
}

interface MonthProps {
  readonly month: string
  readonly transactions: readonly Transaction[]
}

const Month = ({ month, transactions }: MonthProps) => {
  const { locale } = useUiText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{monthName(month, locale)}</Title>
      <Card bare>
        <ul>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const Title = styled.h2`
  margin-block-end: ${token.space.xs};
  color: ${token.color.inkSoft};
  font-family: ${token.font.text};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};
`
