import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useSearchParams } from 'react-router'
import { ServerState } from '../../server-state.ts'
import { Checkout } from './checkout.tsx'
import { type Leave, leaveSite } from './leave.ts'
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
  if (orderId !== null) return <ResultPart bundleId={bundleId} orderId={Number(orderId)} />
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
