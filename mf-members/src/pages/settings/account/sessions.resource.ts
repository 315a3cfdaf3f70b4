import type { SessionsAnswer } from '@lonk/shared-api/calls/account/sessions.schema.ts'
import { endSessions, getSessions } from '@lonk/shared-api/calls/account/sessions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export type SessionView = SessionsAnswer['sessions'][number]

const queryKey = ['sessions']

/** Where the account is logged in, the last used first. */
export const useSessions = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => api.call(getSessions, {}, { signal }) })

/** Ends one of them, or with null every other one than this browser's. */
export const useEndSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number | null) => api.call(endSessions, id === null ? { all: true } : { id }),
    onSuccess: (_, ended) =>
      client.setQueryData<SessionsAnswer>(
        queryKey,
        (answer) =>
          answer && {
            sessions: answer.sessions.filter(({ id, current }) => (ended === null ? current : id !== ended)),
          },
      ),
  })
}
