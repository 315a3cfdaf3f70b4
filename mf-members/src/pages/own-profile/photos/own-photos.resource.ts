import type { PhotosAnswer, UpdatePhotoRequest } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { deletePhoto, getPhotos, updatePhoto } from '@lonk/shared-api/calls/profile/photos.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useBusEvent, useShared } from '@lonk/shared-events/react.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const queryKey = ['own-photos']

/** The member's photos, also those that wait or were rejected, and what can be done with one. */
export const useOwnPhotos = () => {
  const client = useQueryClient()
  const errorText = useErrorText()
  const { t } = useTranslation('mf-members')
  const photos = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(getPhotos, {}, { signal }),
    placeholderData: useKnownPhotos(),
  })

  const reload = () => client.invalidateQueries({ queryKey })
  // The server has finished or judged one.
  useBusEvent('photo-changed', () => void reload())

  const acted = {
    onSuccess: async () => {
      await reload()
      bus.publish('profile-changed', {})
    },
    onError: (error: unknown) => bus.publish('toast-requested', { text: errorText(error), tone: 'danger' }),
  }
  const change = useMutation({
    mutationFn: (request: UpdatePhotoRequest) => api.call(updatePhoto, request),
    ...acted,
  })
  const remove = useMutation({
    mutationFn: (id: number) => api.call(deletePhoto, { id }),
    ...acted,
    onSuccess: async () => {
      await acted.onSuccess()
      bus.publish('toast-requested', { text: t('own.photos.deleted'), tone: 'success' })
    },
  })

  return { photos, reload, change: change.mutate, remove: remove.mutate }
}

/** The shell knows the photos already, and the settings say how many there may be: the page does not grow later. */
const useKnownPhotos = (): PhotosAnswer | undefined => {
  const user = useShared('user')
  const limits = useShared('settings')?.photo_limits
  if (!user || !limits) return
  return { photos: user.profile.photos, limit: user.paid_user ? limits.premium : limits.free }
}
