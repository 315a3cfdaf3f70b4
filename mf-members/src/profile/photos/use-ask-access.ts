import { changePhotoAccess } from '@lonk/shared-api/calls/profile/photo-access.ts'
import type { ProfileAnswer } from '@lonk/shared-api/calls/profile/profile.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Asks the owner of private photos to be let in. Where they were generous already, the photos are fetched. */
export const useAskAccess = (profileId: number, onAsked: () => void) => {
  const client = useQueryClient()
  const errorText = useErrorText()
  const queryKey = ['profile', profileId]
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(changePhotoAccess, { profile_id: profileId, action: 'request' }),
    onSuccess: ({ state }) => {
      client.setQueryData<ProfileAnswer>(
        queryKey,
        (answer) => answer && { ...answer, profile: { ...answer.profile, photo_access: state } },
      )
      if (state === 'granted') void client.invalidateQueries({ queryKey })
      onAsked()
    },
    onError: (error) => bus.publish('toast-requested', { text: errorText(error), tone: 'danger' }),
  })
  return { ask: () => mutate(), isPending }
}
