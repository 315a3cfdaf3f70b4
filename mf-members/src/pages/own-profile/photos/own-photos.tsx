import { photoAccept } from '@lonk/shared-api/calls/profile/photo-file.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { ImagePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useOwnPhotos } from './own-photos.resource.ts'
import { PhotoTile } from './photo-tile.tsx'
import { PhotoGrid, PhotosNote, PhotosTitle } from './photos-frame.ts'
import { UploadTile } from './upload-tile.tsx'
import { useUploads } from './use-uploads.ts'

/** The member's photos on `/profile`: add, hide, choose the first, delete. */
export const OwnPhotos = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  const { photos, reload, change, remove } = useOwnPhotos()
  const { uploads, add, retry, drop } = useUploads(reload)
  const [leaving, setLeaving] = useState<number | null>(null)

  if (photos.error && !photos.data)
    return (
      <Card as="section">
        <ErrorState
          heading="h2"
          message={errorText(photos.error)}
          busy={photos.isFetching}
          onRetry={() => void photos.refetch()}
        />
      </Card>
    )
  const own = photos.data?.photos ?? []
  const counted = own.filter(({ status }) => status !== 'rejected').length
  const limit = photos.data?.limit
  const full = limit !== undefined && counted + uploads.length >= limit
  return (
    <Card as="section" id="photos">
      <Stack gap="m">
        <Head>
          <PhotosTitle>{t('own.photos.title')}</PhotosTitle>
          {limit === undefined ? null : (
            <PhotosNote>{t('own.photos.count', { count: counted, limit })}</PhotosNote>
          )}
        </Head>
        {own.length + uploads.length > 0 ? (
          <PhotoGrid>
            {own.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                place={index + 1}
                cdn={cdn}
                onMain={() => change({ id: photo.id, main: true })}
                onPrivate={(hidden) => change({ id: photo.id, visibility: hidden ? 'private' : 'public' })}
                onDelete={() => setLeaving(photo.id)}
              />
            ))}
            {uploads.map((upload) => (
              <UploadTile
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload)}
                onDrop={() => drop(upload)}
              />
            ))}
          </PhotoGrid>
        ) : (
          <PhotosNote>{t('own.photos.none')}</PhotosNote>
        )}
        <AddPhotos disabled={full || !photos.data} onFiles={add} />
        <PhotosNote>{full ? t('own.photos.full', { limit }) : t('own.photos.rule')}</PhotosNote>
      </Stack>
      <LazyModal
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('own.photos.deleteTitle')}
        width="small"
      >
        <Stack gap="m">
          <p>{t('own.photos.deleteText')}</p>
          <Button
            variant="danger"
            wide={true}
            onClick={() => {
              if (leaving !== null) remove(leaving)
              setLeaving(null)
            }}
          >
            {t('own.photos.delete')}
          </Button>
        </Stack>
      </LazyModal>
    </Card>
  )
}

interface AddPhotosProps {
  readonly disabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

const AddPhotos = ({ disabled, onFiles }: AddPhotosProps) => {
  const { t } = useTranslation('mf-members')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={photoAccept}
        multiple={true}
        tabIndex={-1}
        aria-label={t('own.photos.add')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again after a refusal.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<ImagePlus size={20} aria-hidden="true" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('own.photos.add')}
      </Button>
    </div>
  )
}

const { space } = token

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
`
