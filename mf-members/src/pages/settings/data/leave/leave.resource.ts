import type { AccountAnswer, DeleteAccountRequest } from '@lonk/shared-api/calls/account/account.schema.ts'
import { deleteAccount, getAccount } from '@lonk/shared-api/calls/account/account.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

export type Reason = AccountAnswer['reasons'][number]
export type Alternative = AccountAnswer['alternatives'][number]['alternative']

/** Why the member goes, as far as they say it. */
export interface Why {
  readonly reason: Reason
  readonly text: string
}

/** Asked for once the way out is open, and never before: the answer makes the one offer that there is. */
export const useLeaving = () =>
  useQuery({
    queryKey: ['leaving'],
    queryFn: ({ signal }) => api.call(getAccount, {}, { signal }),
    gcTime: 0,
  })

/** The end of the account. The server has ended the session by then: the shell forgets it and goes to the page of what follows. */
export const useDeleteAccount = () => {
  const { t, i18n } = useTranslation('mf-members')
  return useMutation({
    mutationFn: (wish: DeleteAccountRequest) => api.call(deleteAccount, wish),
    onSuccess: ({ purge_at }, { immediate }) => {
      const date = formatDay(purge_at, i18n.language)
      const text = immediate ? t('settings.leave.gone') : t('settings.leave.goneUntil', { date })
      bus.publish('toast-requested', { text, tone: 'info' })
      bus.publish('logout-requested', { next: linkTo('account-deleted') })
    },
  })
}
