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

const Waiting = () => {
  const { t } = useUiText()
  return (
    <Cards as="div" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} shape="block" height="220px" />
      ))}
    </Cards>
  )
}

/** The bundles side by side: one to four columns. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));

  /* Four bundles in three columns would leave one alone. */
  ${from('tablet')} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from('laptop')} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
  gap: ${token.space.m};
`
