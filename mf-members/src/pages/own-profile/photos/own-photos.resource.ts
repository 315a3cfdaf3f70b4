import type { PhotosAnswer, UpdatePhotoRequest } from '@lonk/shared-api/calls/profile/photos.schema.ts'
import { deletePhoto, getPhotos, updatePhoto } from '@lonk/shared-api/calls/profile/photos.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useBusEvent, useShared } from '@lonk/shared-events/react.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { positionOf, withMoved } from './order.ts'

const queryKey = ['own-photos']
const orderKey = ['own-photos-order']

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

  // The portrait beside the form and how much of the profile is there go by the photos.
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey }),
      client.invalidateQueries({ queryKey: ['own-profile'] }),
    ])
  const changed = async () => {
    await reload()
    bus.publish('profile-changed', {})
  }
  // The server has finished or judged one.
  useBusEvent('photo-changed', () => void reload())
  useWhatTheShellHeard(reload)

  const acted = {
    onSuccess: changed,
    onError: (error: unknown) => bus.publish('toast-requested', { text: errorText(error), tone: 'danger' }),
  }
  const change = useMutation({
    mutationFn: (request: UpdatePhotoRequest) => api.call(updatePhoto, request),
    ...acted,
  })
  const order = useMutation({
    mutationKey: orderKey,
    scope: { id: 'own-photos-order' },
    mutationFn: (request: { readonly id: number; readonly position: number }) =>
      api.call(updatePhoto, request),
    // The photo lies where it was put at once; where that is refused, all lie again as the server has them.
    onMutate: async ({ id, position }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<PhotosAnswer>(queryKey, (known) => known && moved(known, id, position))
    },
    // Not while another move is under way: the answer would not know of it yet.
    onSuccess: async () => {
      if (client.isMutating({ mutationKey: orderKey }) === 1) await changed()
    },
    onError: (error) => {
      acted.onError(error)
      void reload()
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => api.call(deletePhoto, { id }),
    ...acted,
    onSuccess: async () => {
      await changed()
      bus.publish('toast-requested', { text: t('own.photos.deleted'), tone: 'success' })
    },
  })

  const own = photos.data?.photos ?? []
  return {
    photos,
    changed,
    change: change.mutate,
    remove: remove.mutate,
    /** To a place among those that are not rejected. */
    move: (id: number, to: number) => {
      const ordered = own.filter(({ status }) => status !== 'rejected')
      order.mutate({ id, position: positionOf(idsOf(own), idsOf(ordered), id, to) })
    },
  }
}

type Photos = PhotosAnswer['photos']

const idsOf = (photos: Photos): readonly number[] => photos.map(({ id }) => id)

const moved = (known: PhotosAnswer, id: number, position: number): PhotosAnswer => ({
  ...known,
  photos: withMoved(idsOf(known.photos), id, position).flatMap((next) =>
    known.photos.filter((photo) => photo.id === next),
  ),
})

/** The shell knows the photos already, and the settings say how many there may be: the page does not grow later. */
const useKnownPhotos = (): PhotosAnswer | undefined => {
  const user = useShared('user')
  const limits = useShared('settings')?.photo_limits
  if (!user || !limits) return
  return { photos: user.profile.photos, limit: user.paid_user ? limits.premium : limits.free }
}

/** Where no stream of events comes through, the shell still learns of a verdict by its polling. */
const useWhatTheShellHeard = (reload: () => unknown): void => {
  const photos = useShared('user')?.profile.photos ?? []
  const states = photos.map(({ id, status }) => `${id} ${status}`).join()
  const before = useRef(states)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change that the shell heard of
  useEffect(() => {
    if (before.current === states) return
    before.current = states
    void reload()
  }, [states])
}
