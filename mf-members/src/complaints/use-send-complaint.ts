import { complain } from '@lonk/shared-api/calls/safety/complaint.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wasBlocked } from '../blocking/block-member.ts'
import type { ComplaintTarget } from './complaint-target.ts'
import type { ComplaintWords } from './read-complaint.ts'

const idNames = { profile: 'profile_id', message: 'message_id', photo: 'photo_id' } as const

/** One complaint, however often the button is pressed; `onSent` gets it with its number, and what was sent. */
export const useSendComplaint = (
  target: ComplaintTarget | null,
  onSent: (complaint: Complaint, words: ComplaintWords) => void,
) => {
  const client = useQueryClient()
  const [key] = useState(() => createSubmitKey(newKey))
  return useMutation({
    mutationFn: ({ block, ...words }: ComplaintWords) => {
      const about = target ? { [idNames[target.kind]]: target.id } : {}
      const content = { ...about, ...words, good_faith: true as const, ...(block ? { block } : {}) }
      return api.call(complain, content, { idempotencyKey: key.for(content) })
    },
    onSuccess: ({ complaint }, words) => {
      key.done()
      if (words.block && target?.profileId !== undefined) wasBlocked(target.profileId)
      void client.invalidateQueries({ queryKey: ['complaints'] })
      onSent(complaint, words)
    },
  })
}
