import { complain } from '@lonk/shared-api/calls/safety/complaint.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

export interface ComplaintTarget {
  readonly kind: 'profile' | 'message' | 'photo'
  readonly id: number
  /** Whose it is; without it there is nobody to block. */
  readonly profileId: number | undefined
}

export interface ComplaintWords {
  readonly category: ComplaintCategory
  readonly text: string
  readonly block: boolean
}

const idNames = { profile: 'profile_id', message: 'message_id', photo: 'photo_id' } as const

/** One complaint, however often the button is pressed; `onSent` gets its number. */
export const useSendComplaint = (target: ComplaintTarget, onSent: (number: string) => void) => {
  const [key] = useState(() => createSubmitKey(newKey))
  return useMutation({
    mutationFn: ({ category, text, block }: ComplaintWords) => {
      const about = { [idNames[target.kind]]: target.id }
      const content = { ...about, category, text, good_faith: true as const, ...(block ? { block } : {}) }
      return api.call(complain, content, { idempotencyKey: key.for(content) })
    },
    onSuccess: ({ complaint }, { block }) => {
      key.done()
      if (block) bus.publish('refresh-requested', { parts: ['chats', 'likes'] })
      onSent(complaint.number)
    },
  })
}
