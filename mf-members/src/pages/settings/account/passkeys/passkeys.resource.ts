import type { PasskeysAnswer } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import {
  addPasskey,
  getPasskeys,
  removePasskey,
  startPasskey,
} from '@lonk/shared-api/calls/account/passkeys.ts'
import { api } from '@lonk/shared-api/client.ts'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export type PasskeyView = PasskeysAnswer['passkeys'][number]

const queryKey = ['passkeys']

/** The member's own, the newest first. */
export const usePasskeys = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => api.call(getPasskeys, {}, { signal }) })

const useKept = () => {
  const client = useQueryClient()
  return (answer: PasskeysAnswer) => client.setQueryData<PasskeysAnswer>(queryKey, answer)
}

interface Wanted {
  readonly name: string
  readonly password: string
}

/** Asks the browser for one in between: its refusals come as a DOMException or a WebAuthnError. */
export const useAddPasskey = () => {
  const keep = useKept()
  return useMutation({
    mutationFn: async ({ name, password }: Wanted) => {
      const { options } = await api.call(startPasskey, { password })
      // Made by the library's other half; the schema only looks at its outline.
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const { id, rawId, type, authenticatorAttachment, response } = await startRegistration({ optionsJSON })
      const { clientDataJSON, attestationObject, transports } = response
      return api.call(addPasskey, {
        name,
        passkey: {
          id,
          rawId,
          type,
          authenticatorAttachment,
          response: { clientDataJSON, attestationObject, transports },
        },
      })
    },
    onSuccess: keep,
  })
}

export const useRemovePasskey = () => {
  const keep = useKept()
  return useMutation({ mutationFn: (id: number) => api.call(removePasskey, { id }), onSuccess: keep })
}
