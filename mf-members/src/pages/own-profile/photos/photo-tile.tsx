import type { Photo as PhotoData } from '@lonk/shared-api/schemas/photo.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Lock, LockOpen, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Badge, Tile, Tools } from './tile.tsx'

interface PhotoTileProps {
  readonly photo: PhotoData
  /** Counted from 1: tells photos apart for those who do not see them. */
  readonly place: number
  readonly cdn: string
  readonly onMain: () => void
  readonly onPrivate: (hidden: boolean) => void
  readonly onDelete: () => void
}

/** One of the member's photos: its state, and what can be done with it. */
export const PhotoTile = ({ photo, place, cdn, onMain, onPrivate, onDelete }: PhotoTileProps) => {
  const { t } = useTranslation('mf-members')
  const name = photo.thumb_filename ?? photo.filename
  const hidden = photo.visibility === 'private'
  const alt = t('own.photos.one', { place })
  return (
    <Tile aria-label={alt}>
      <Photo src={name ? cdn + name : null} alt="" seed={photo.id} shape="square" />
      <Badge>
        <Standing photo={photo} />
      </Badge>
      {photo.status === 'rejected' ? <Reason>{t(`own.photos.reason.${reasonOf(photo)}`)}</Reason> : null}
      <Tools>
        {photo.status === 'active' && !photo.main && !hidden ? (
          <IconButton
            tone="raised"
            icon={<Star size={20} />}
            label={t('own.photos.makeMain')}
            onClick={onMain}
          />
        ) : null}
        {photo.status === 'rejected' ? null : (
          <IconButton
            tone="raised"
            icon={hidden ? <Lock size={20} /> : <LockOpen size={20} />}
            label={t('own.photos.private')}
            pressed={hidden}
            onClick={() => onPrivate(!hidden)}
          />
        )}
        <IconButton
          tone="raised"
          icon={<Trash2 size={20} />}
          label={t('own.photos.delete')}
          onClick={onDelete}
        />
      </Tools>
    </Tile>
  )
}

const Standing = ({ photo }: Pick<PhotoTileProps, 'photo'>) => {
  const { t } = useTranslation('mf-members')
  if (photo.status === 'processing' || photo.status === 'pending')
    return <StatusBadge tone="warning">{t('own.photos.pending')}</StatusBadge>
  if (photo.status === 'rejected') return <StatusBadge tone="danger">{t('own.photos.rejected')}</StatusBadge>
  if (photo.main) return <StatusBadge tone="accent">{t('own.photos.main')}</StatusBadge>
  if (photo.visibility === 'private') return <StatusBadge>{t('own.photos.isPrivate')}</StatusBadge>
  return null
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

const Reason = styled.p`
  position: absolute;
  inset: auto ${token.space.xs} 60px;
  padding: ${token.space.xs} ${token.space.s};
  border-radius: ${token.radius.field};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.fontSize.s};
`
