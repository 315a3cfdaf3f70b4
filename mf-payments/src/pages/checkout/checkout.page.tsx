import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useSearchParams } from 'react-router'
import { type Leave, leaveSite } from '../../order/leave.ts'
import { ServerState } from '../../server-state.ts'
import { Checkout } from './checkout.tsx'
import { ResultPart } from './result-part.tsx'

/** Choosing how to pay for a bundle; with `?order=` the outcome, where the payment provider returns to. */
export const Page = (props: PageProps) => {
  return <CheckoutOrResult {...props} leave={leaveSite} />
}

/** The same with another way out of the site, for tests: `leave` gets the provider's address. */
export const CheckoutOrResult = (props: PageProps & { readonly leave: Leave }) => (
  <ServerState>
    <ByAddress {...props} />
  </ServerState>
)

const ByAddress = ({ params, firstData, leave }: PageProps & { readonly leave: Leave }) => {
  const [query] = useSearchParams()
  const bundleId = Number(params.id)
  const orderId = query.get('order')
  if (orderId !== null) return <ResultPart orderId={Number(orderId)} leave={leave} />
  return (
    <Checkout
      key={bundleId}
      bundleId={bundleId}
      method={params.paymentmethod}
      firstData={firstData}
      leave={leave}
    />
  )
}
