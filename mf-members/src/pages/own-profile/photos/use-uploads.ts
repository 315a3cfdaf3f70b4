import { photoMaxBytes } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { uploadPhoto } from '@lonk/shared-api/calls/profile/photos.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Crop } from '../picture/crop.ts'
import type { Picture } from '../picture/open-picture.ts'
import { type Prepared, prepare } from '../picture/prepare.ts'
import { useQuestionBeforeLeaving } from '../use-question-before-leaving.ts'

/** Who may see a photo of the profile. */
export type Visibility = 'public' | 'private'

/** Why a picture is not there yet, in words, and whether trying again can help. */
interface Refusal {
  readonly text: string
  readonly again: boolean
}

/** A picture on its way, or one that was refused and waits for another try. */
export interface Upload {
  /** Also the Idempotency-Key: the same picture is never kept twice, however often it is tried. */
  readonly key: string
  readonly name: string
  /** Address of the picture in this browser. */
  readonly preview: string
  readonly visibility: Visibility
  /** The same bytes at each try: the key stands for them. */
  readonly ready: Promise<Prepared>
  readonly refusal: Refusal | null
}

/** What broke off or came too often may work later; a wrong file stays wrong. */
const canHelp = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429

/** Sends pictures one after another, so that a slow line brings the first one soon. */
export const useUploads = (onDone: () => Promise<unknown>) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef(Promise.resolve())
  useForgottenPreviews(uploads)
  useQuestionBeforeLeaving(uploads.length > 0)

  const put = (key: string, change: (upload: Upload) => readonly Upload[]) =>
    setUploads((all) => all.flatMap((upload) => (upload.key === key ? change(upload) : [upload])))
  const refuse = (key: string, refusal: Refusal) => put(key, (upload) => [{ ...upload, refusal }])

  const send = async ({ key, ready, visibility }: Upload) => {
    try {
      const { file, crop } = await ready
      // Said at once: nobody should wait for megabytes to be sent only to be refused.
      if (file.size > photoMaxBytes) return refuse(key, { text: t('own.photos.tooLarge'), again: false })
      await api.call(uploadPhoto, { visibility, ...(crop ? { crop } : {}) }, { file, idempotencyKey: key })
      await onDone()
      put(key, () => [])
    } catch (error) {
      refuse(key, { text: errorText(error), again: canHelp(error) })
    }
  }
  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload))
  }

  const add = (picture: Picture, crop: Crop | null, visibility: Visibility) => {
    const upload: Upload = {
      key: newKey(),
      name: picture.file.name,
      preview: URL.createObjectURL(picture.file),
      visibility,
      ready: prepare(picture, crop),
      refusal: null,
    }
    setUploads((all) => [...all, upload])
    queue(upload)
  }
  const retry = (upload: Upload) => {
    put(upload.key, () => [{ ...upload, refusal: null }])
    queue(upload)
  }
  const drop = (upload: Upload) => put(upload.key, () => [])

  return { uploads, add, retry, drop }
}

/** Frees the memory of previews once their upload is gone. */
const useForgottenPreviews = (uploads: readonly Upload[]) => {
  const known = useRef<readonly Upload[]>([])
  useEffect(() => {
    for (const { key, preview } of known.current)
      if (!uploads.some((upload) => upload.key === key)) URL.revokeObjectURL(preview)
    known.current = uploads
  }, [uploads])
  useEffect(
    () => () => {
      for (const { preview } of known.current) URL.revokeObjectURL(preview)
    },
    [],
  )
}
