import type { NotificationsAnswer } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { getNotifications, updateNotifications } from '@lonk/shared-api/calls/notifications/notifications.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay } from '../../../switches/use-say.ts'
import { type Change, undoOf, withChange } from './change.ts'

const queryKey = ['notifications']
const mutationKey = ['change-notifications']

/** What the member wants to hear, and why mails may be off altogether. */
export const useNotifications = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => api.call(getNotifications, {}, { signal }) })

/** Keeps a change at once: it shows before the server has said so, and goes back alone where it is refused. */
export const useChangeNotifications = () => {
  const client = useQueryClient()
  const say = useSay()
  const rewrite = (change: Change) =>
    client.setQueryData<NotificationsAnswer>(queryKey, (answer) => answer && withChange(answer, change))
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last press is also the last that the server hears.
    scope: { id: 'change-notifications' },
    mutationFn: (change: Change) => api.call(updateNotifications, change),
    onMutate: (change) => {
      const answer = client.getQueryData<NotificationsAnswer>(queryKey)
      rewrite(change)
      return answer && undoOf(answer, change)
    },
    onSuccess: (answer) => {
      // An answer from before the presses that still wait would undo them on the screen.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, answer)
      say.saved()
    },
    onError: (error, _change, undo) => {
      if (undo) rewrite(undo)
      say.failed(error)
    },
  })
  return mutate
}

const isSent = (error: unknown): boolean => isApiError(error) && error.code === 'reenable_needs_confirm'

/** Mails come back by a test mail alone: true once it is on its way, false where they were on again already. */
export const useAskForTestMail = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.call(updateNotifications, { reenable: true }).then(
        (answer) => {
          client.setQueryData(queryKey, answer)
          return false
        },
        (error: unknown) => {
          if (isSent(error)) return true
          throw error
        },
      ),
  })
}

/** The link of that mail: mails are on from here. */
export const useConfirmByToken = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => api.call(updateNotifications, { token }),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      bus.publish('refresh-requested', { parts: ['user'] })
    },
  })
}
