import { appeal } from '@lonk/shared-api/calls/safety/appeal.ts'
import type { ComplaintsAnswer } from '@lonk/shared-api/calls/safety/complaint.schema.ts'
import { getComplaints } from '@lonk/shared-api/calls/safety/complaint.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** The stream tells of a decision; where none comes through it is found on coming back, and each minute. */
const lookAgain = { staleTime: 0, refetchOnWindowFocus: true, refetchInterval: 60_000 } as const
const queryKey = ['complaints']

/** What the member has reported, and what was decided about them. */
export const useComplaints = () => {
  const client = useQueryClient()
  const reload = () => void client.invalidateQueries({ queryKey })
  useBusEvent('complaint-changed', reload)
  useBusEvent('resync-needed', reload)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(getComplaints, {}, { signal }),
    ...lookAgain,
  })
}

/** The one matter that a mail is about, by the token of its link. */
export const useComplaintOf = (token: string) =>
  useQuery({
    queryKey: ['complaints', token],
    queryFn: ({ signal }) => api.call(getComplaints, { token }, { signal }),
  })

/** An objection to a decision, by session or by the token of the mail. */
export const useObjection = (decisionId: number, token: string | undefined, onSent: () => void) => {
  const client = useQueryClient()
  const [key] = useState(() => createSubmitKey(newKey))
  const put = (changed: Complaint) => (old: ComplaintsAnswer | undefined) =>
    old && { complaints: old.complaints.map((one) => (one.id === changed.id ? changed : one)) }
  return useMutation({
    mutationFn: (text: string) => {
      const content = { decision_id: decisionId, text, ...(token === undefined ? {} : { token }) }
      return api.call(appeal, content, { idempotencyKey: key.for(content) })
    },
    onSuccess: ({ complaint }) => {
      key.done()
      client.setQueriesData<ComplaintsAnswer>({ queryKey }, put(complaint))
      onSent()
    },
  })
}
