import type {
  AskPhotoVerificationRequest,
  PhotoVerificationAnswer,
} from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import {
  askPhotoVerification,
  getPhotoVerification,
} from '@lonk/shared-api/calls/profile/photo-verification.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prepared } from '../picture/prepare.ts'

const queryKey = ['photo-verification']

interface Selfie extends AskPhotoVerificationRequest {
  readonly ready: Promise<Prepared>
}

/** Whether the member is verified, and the way to hand in a selfie. */
export const useVerification = () => {
  const { t } = useTranslation('mf-members')
  const client = useQueryClient()
  const verification = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(getPhotoVerification, {}, { signal }),
  })
  const reload = () => client.invalidateQueries({ queryKey })
  useNewsOfTheMember(verification.data?.state === 'pending', reload)

  const ask = useMutation({
    mutationFn: async ({ pose_code, ready }: Selfie) =>
      api.call(askPhotoVerification, { pose_code }, { file: (await ready).file }),
    onSuccess: ({ state }) => {
      client.setQueryData<PhotoVerificationAnswer>(
        queryKey,
        (known) => known && { ...known, state, reject_reason: null },
      )
      bus.publish('toast-requested', { text: t('own.verification.sent'), tone: 'success' })
    },
    // A decision in the meantime asks for another pose, or for none.
    onError: (error) => {
      if (isOtherPose(error) || (isApiError(error) && error.code === 'already_verified')) void reload()
    },
  })
  return { verification, ask }
}

/** The selfie was of a pose that is no longer the one that is asked for. */
export const isOtherPose = (error: unknown): boolean =>
  isApiError(error) && error.fields.pose_code !== undefined

/** What is waited for comes as news of the member, by the shell. */
const useNewsOfTheMember = (waiting: boolean, reload: () => unknown): void => {
  const user = useShared('user')
  const before = useRef(user)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for all that the shell hears of the member
  useEffect(() => {
    if (before.current === user) return
    before.current = user
    if (waiting) void reload()
  }, [user])
}
