import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { offerOf } from '@lonk/shared-api/offers.ts'
import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { BundleCard } from '../../products/bundle-card.tsx'
import { Cards } from '../../products/products-state.tsx'
import { useBack } from '../../way-back.ts'

interface BundleCardsProps {
  readonly products: ProductsAnswer
  readonly code: DiscountCode | null
}

/** What is sold, in the order of sale. However many the operator marks, one at most is recommended. */
export const BundleCards = ({ products, code }: BundleCardsProps) => {
  const back = useBack() ?? undefined
  const recommended = products.bundles.find(({ popular }) => popular)
  return (
    <Cards $count={products.bundles.length}>
      {products.bundles.map((bundle) => (
        <BundleCard
          key={bundle.id}
          bundle={bundle}
          offer={offerOf(bundle, products.message_credits, code)}
          recommended={bundle === recommended}
          to={linkTo('credits-id-paymentmethod', { id: bundle.id }, { back })}
        />
      ))}
    </Cards>
  )
}
