import { getTransactions } from '@lonk/shared-api/calls/payments/transactions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { StateReader } from '@lonk/shared-events/state.ts'
import { distinctUntilChanged, map, merge, switchMap } from 'rxjs'
import { hasOpenPeriod } from './open-period.ts'
import { withdrawalStore } from './withdrawal-store.ts'

/** The newest twenty: no period is open on anything older. */
const load = async (state: StateReader): Promise<boolean> => {
  if (!state.get('user')?.paid_user) return false
  const answer = await api.call(getTransactions, {}).catch(() => null)
  // Unknown: what was shown before holds, because a failed call must keep nobody from withdrawing.
  if (!answer) return withdrawalStore.get()
  return hasOpenPeriod(answer.transactions, Date.now() + state.get('clockOffset'))
}

/** Follows who is logged in and what they buy; whoever never paid costs no call. */
export const keepWithdrawal = (state: StateReader, bus: Bus = siteBus): void => {
  const buyer = state.observe('user').pipe(
    map((user) => (user?.paid_user ? user.id : null)),
    distinctUntilChanged(),
  )
  merge(buyer, bus.on('payment-settled'))
    .pipe(switchMap(() => load(state)))
    .subscribe(withdrawalStore.set)
}
