import { photoMaxBytes } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { uploadPhoto } from '@lonk/shared-api/calls/profile/photos.ts'
import { api, newKey } from '@lonk/shared-api/client.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A picture on its way, or one that was refused and waits for another try. */
export interface Upload {
  /** Also the Idempotency-Key: the same picture is never kept twice, however often it is tried. */
  readonly key: string
  readonly file: File
  /** Address of the picture in this browser. */
  readonly preview: string
  /** Why it was refused, in words. */
  readonly refusal: string | null
}

/** Sends pictures one after another, so that a slow line brings the first one soon. */
export const useUploads = (onDone: () => Promise<unknown>) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef(Promise.resolve())
  useForgottenPreviews(uploads)

  const put = (key: string, change: (upload: Upload) => readonly Upload[]) =>
    setUploads((all) => all.flatMap((upload) => (upload.key === key ? change(upload) : [upload])))

  const send = async ({ key, file }: Upload) => {
    try {
      await api.call(uploadPhoto, { visibility: 'public' }, { file, idempotencyKey: key })
      await onDone()
      put(key, () => [])
    } catch (error) {
      put(key, (upload) => [{ ...upload, refusal: errorText(error) }])
    }
  }
  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload))
  }

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({
      key: newKey(),
      file,
      preview: URL.createObjectURL(file),
      // Said at once: nobody should wait for megabytes to be sent only to be refused.
      refusal: file.size > photoMaxBytes ? t('own.photos.tooLarge') : null,
    }))
    setUploads((all) => [...all, ...added])
    for (const upload of added) if (upload.refusal === null) queue(upload)
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
