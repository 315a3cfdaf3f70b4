import type { PageProps } from '@lonk/shared-events/contract.ts'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useSearchParams } from 'react-router'
import { ServerState } from '../../server-state.ts'
import { Statement } from './list/statement.tsx'

const Detail = later(async () => (await import('./detail/detail.tsx')).Detail)
const Withdrawal = later(async () => (await import('./withdrawal/withdrawal.tsx')).Withdrawal)
const Credits = later(async () => (await import('./credits/credits.tsx')).Credits)
const Limits = later(async () => (await import('./limits/limits.tsx')).Limits)

/**
 * What was paid and came back (`/transactions`), one of it (`/transactions/12`), and by the query the way out of a
 * purchase (`?withdraw`), every credit (`?show=credits`), what is kept and how much may be spent (`?show=limits`).
 */
export const Page = ({ params }: PageProps) => (
  <ServerState>
    <ByAddress id={params.id} />
  </ServerState>
)

const ByAddress = ({ id }: { readonly id: string | undefined }) => {
  const [query] = useSearchParams()
  const waiting = <PageSkeleton kind="list" />
  if (query.has('withdraw'))
    return <Withdrawal chosen={id === undefined ? null : Number(id)} waiting={waiting} />
  if (id !== undefined) return <Detail key={id} id={Number(id)} waiting={waiting} />
  if (query.get('show') === 'credits') return <Credits waiting={waiting} />
  if (query.get('show') === 'limits') return <Limits waiting={waiting} />
  return <Statement />
}
