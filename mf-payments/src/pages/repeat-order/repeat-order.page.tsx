import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { type Leave, leaveSite } from '../../order/leave.ts'
import { StepBack } from '../../order/step-back.tsx'
import { ProductsState } from '../../products/products-state.tsx'
import { repeatOf, useRepeatOrder } from '../../repeat-order/repeat-order.resource.ts'
import { ServerState } from '../../server-state.ts'
import { NothingToRepeat } from './nothing-to-repeat.tsx'
import { RepeatForm } from './repeat-form.tsx'

/** The last order once more, with the card that was kept then (`/credits/repeat-order`). */
export const Page = (props: PageProps) => <RepeatOrder {...props} leave={leaveSite} />

/** The same with another way out of the site, for tests. */
export const RepeatOrder = ({ firstData, leave }: PageProps & { readonly leave: Leave }) => {
  const { t } = useTranslation('mf-payments')
  return (
    <ServerState>
      <PageContainer width="text">
        <StepBack />
        <PageHeading>{t('repeat.title')}</PageHeading>
        <Offer firstData={firstData} leave={leave} />
      </PageContainer>
    </ServerState>
  )
}

const Offer = ({ firstData, leave }: { readonly firstData: unknown; readonly leave: Leave }) => {
  const errorText = useErrorText()
  const paid = useShared('user')?.paid_user
  const { data, error, isFetching, refetch } = useRepeatOrder()
  if (!paid) return <NothingToRepeat why="never" />
  if (error && !data)
    return <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="block" height="220px" />
  const repeat = repeatOf(data)
  if (!repeat) return <NothingToRepeat why={data.bundle ? 'method' : 'bundle'} />
  return (
    <ProductsState firstData={firstData}>
      {(products) => <RepeatForm products={products} repeat={repeat} leave={leave} />}
    </ProductsState>
  )
}
