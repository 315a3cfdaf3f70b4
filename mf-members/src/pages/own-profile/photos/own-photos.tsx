import { useShared } from '@lonk/shared-events/react.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../form-part.tsx'
import { ChoosePicture } from '../picture/choose-picture.tsx'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { withMoved } from './order.ts'
import { useOwnPhotos } from './own-photos.resource.ts'
import { PhotoTile } from './photo-tile.tsx'
import { PhotoCounts, PhotoGrid, PhotoRoom, PhotosNote, PhotosTitle } from './photos-frame.tsx'
import { PlacePhotos } from './place-photos.tsx'
import { RejectedPhoto, RejectedPhotos } from './rejected-photo.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useTileDrag } from './use-tile-drag.ts'
import { useUploads } from './use-uploads.ts'

/** The member's photos on `/profile`: add, cut, order, hide, choose the first, delete. */
export const OwnPhotos = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  const { photos, changed, change, remove, move } = useOwnPhotos()
  const { uploads, add, retry, drop } = useUploads(changed)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [leaving, setLeaving] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  const all = photos.data?.photos ?? []
  const own = all.filter(({ status }) => status !== 'rejected')
  const rejected = all.filter(({ status }) => status === 'rejected')
  const ids = own.map(({ id }) => id)
  const moveTo = (id: number, to: number) => {
    move(id, to)
    setSaid(t('own.photos.movedTo', { place: to + 1, count: ids.length }))
  }
  const { list, drag, handleOf } = useTileDrag(ids, moveTo)
  const shown = drag ? withMoved(ids, drag.id, drag.to) : ids

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
  const limit = photos.data?.limit
  const counted = own.length + uploads.length
  const room = limit === undefined ? 0 : Math.max(0, limit - counted)

  const choose = (files: readonly File[]) => {
    setSaid(files.length > room ? t('own.photos.overflow', { count: room }) : '')
    setChosen(files.slice(0, room))
  }

  return (
    <Sheet id="photos">
      <Stack gap="m">
        <Cluster align="baseline" justify="between">
          <PhotosTitle tabIndex={-1}>{t('own.photos.title')}</PhotosTitle>
          {limit === undefined ? null : (
            <PhotosNote>{t('own.photos.count', { count: own.length, limit })}</PhotosNote>
          )}
        </Cluster>
        {counted > 0 ? (
          <PhotoGrid ref={list}>
            {own.map((photo, index) => (
              <PhotoTile
                key={photo.id}
                photo={photo}
                place={index + 1}
                count={own.length}
                order={shown.indexOf(photo.id)}
                held={drag?.id === photo.id}
                cdn={cdn}
                handle={handleOf(photo.id)}
                // The first photo that others see is the first here.
                onMain={() => change({ id: photo.id, main: true, position: 0 })}
                onPrivate={(secret) => change({ id: photo.id, visibility: secret ? 'private' : 'public' })}
                onMove={(to) => moveTo(photo.id, to)}
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
        {own.length > 0 ? <PhotoCounts photos={own} /> : null}
        {rejected.length > 0 ? (
          <RejectedPhotos>
            {rejected.map((photo) => (
              <RejectedPhoto key={photo.id} photo={photo} cdn={cdn} onDelete={() => setLeaving(photo.id)} />
            ))}
          </RejectedPhotos>
        ) : null}
        <ChoosePicture
          label={t('own.photos.add')}
          icon={<ImagePlus size={20} aria-hidden="true" />}
          disabled={room === 0}
          multiple={true}
          onFiles={choose}
        />
        {limit === undefined ? null : <PhotoRoom counted={counted} limit={limit} />}
        <PhotosNote role="status">{said}</PhotosNote>
        <PhotosNote>{t('own.photos.rule')}</PhotosNote>
      </Stack>
      {chosen.length > 0 ? <PlacePhotos files={chosen} onPlace={add} onClose={() => setChosen([])} /> : null}
      <DeletePhotoDialog
        open={leaving !== null}
        onDelete={() => leaving !== null && remove(leaving)}
        onClose={() => setLeaving(null)}
      />
    </Sheet>
  )
}
