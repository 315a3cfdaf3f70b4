import type { Photo as PhotoData } from '@lonk/shared-api/schemas/photo.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface RejectedPhotoProps {
  readonly photo: PhotoData
  readonly cdn: string
  readonly onDelete: () => void
}

/** A photo that nobody sees, with the reason in words: it has no place in the order and does not count. */
export const RejectedPhoto = ({ photo, cdn, onDelete }: RejectedPhotoProps) => {
  const { t } = useTranslation('mf-members')
  const name = photo.thumb_filename ?? photo.filename
  return (
    <Row>
      <Small>
        <Photo src={name && cdn ? cdn + name : null} alt="" seed={photo.id} shape="square" />
      </Small>
      <div>
        <StatusBadge tone="danger">{t('own.photos.rejected')}</StatusBadge>
        <Reason>{t(`own.photos.reason.${reasonOf(photo)}`)}</Reason>
      </div>
      <IconButton icon={<Trash2 />} label={t('own.photos.delete')} onClick={onDelete} />
    </Row>
  )
}

const reasons = [
  'not_a_person',
  'someone_else',
  'underage',
  'nudity',
  'contact_details',
  'advertising',
  'bad_quality',
  'illegal',
] as const

const reasonOf = ({ reject_reason }: PhotoData) =>
  reasons.find((known) => known === reject_reason) ?? 'unknown'

const { space } = token

export const RejectedPhotos = styled.ul`
  display: grid;
  gap: ${space.s};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
`

const Small = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.field};
`

const Reason = styled.p`
  margin-block-start: ${space.tiny};
  font-size: ${token.fontSize.s};
`
