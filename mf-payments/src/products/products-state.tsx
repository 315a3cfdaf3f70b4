import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useProducts } from './products.resource.ts'

interface ProductsStateProps {
  /** The page's `firstData`. */
  readonly firstData: unknown
  readonly children: (products: ProductsAnswer) => ReactNode
}

/** The bundles for whoever looks, or what stands in for them while they load or fail. */
export const ProductsState = ({ firstData, children }: ProductsStateProps) => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useProducts(firstData)
  if (data) return children(data)
  if (error) return <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  return <Waiting />
}

const waiting = [1, 2, 3, 4]

const Waiting = () => {
  const { t } = useUiText()
  return (
    <Cards as="div" role="status" $count={waiting.length}>
      <span className="visually-hidden">{t('loading')}</span>
      {waiting.map((card) => (
        <Skeleton key={card} shape="block" height="220px" />
      ))}
    </Cards>
  )
}

/**
 * As many columns as there are cards, as long as each is wide enough; a pixel less, or what is rounded would make one
 * fewer. By how many there will be, not by how many there are: a document comes bit by bit, and what grew to fit three
 * would move when the fourth is there.
 */
const columns = (count: number): string =>
  `repeat(auto-fill, minmax(max(min(100%, 220px), (100% - ${count - 1} * ${token.space.m}) / ${Math.max(count, 1)} - 1px), 1fr))`

/** The bundles side by side: one to four columns. */
export const Cards = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: ${({ $count }) => columns($count)};

  /* Four bundles in three columns would leave one alone. */
  ${from('tablet')} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from('laptop')} {
    grid-template-columns: ${({ $count }) => columns($count)};
  }
  gap: ${token.space.m};
`
