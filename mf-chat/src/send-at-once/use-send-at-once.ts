import type { SendMessageRequest } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { sendMessage } from '@lonk/shared-api/calls/chat/message.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { createSubmitKey } from '@lonk/shared-api/submit-key.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tellSent } from '../outbox/tell-sent.ts'
import { acceptFictional } from '../thread/accept-fictional.ts'
import { knownThreadWith } from '../thread/thread.resource.ts'

export type AtOnce = Pick<SendMessageRequest, 'type' | 'text' | 'gift_id' | 'icebreaker_id' | 'photo_id'>

/**
 * Sends something that was chosen in a dialog: the dialog stays until the server has it, so nothing has to be kept
 * for later. The same choice keeps its key: pressed twice, or again after a lost answer, it is one message.
 */
export const useSendAtOnce = (profileId: number, onSent: () => void) => {
  const [key] = useState(() => createSubmitKey(newKey))
  const sending = useMutation({
    mutationFn: async (content: AtOnce) => {
      const clientId = key.for(content)
      const message = { ...content, profile_id: profileId, client_id: clientId }
      return api.call(sendMessage, message, { idempotencyKey: clientId })
    },
    onSuccess: (answer) => {
      key.done()
      tellSent(profileId, answer)
      onSent()
    },
    onError: (error) => {
      // The balance here was not the server's.
      if (isApiError(error) && error.code === 'not_enough_credits')
        bus.publish('refresh-requested', { parts: ['user'] })
    },
  })
  const agreeing = useMutation({
    mutationFn: async (content: AtOnce) => {
      const conversation = knownThreadWith(profileId)?.conversation ?? null
      await acceptFictional({ conversation, profileId })
      sending.mutate(content)
    },
  })
  return {
    send: sending.mutate,
    /** The warning about a fictional profile was accepted: notes that, and sends. */
    agreeAndSend: agreeing.mutate,
    busy: sending.isPending || agreeing.isPending,
    refusal: agreeing.error ?? sending.error,
  }
}
