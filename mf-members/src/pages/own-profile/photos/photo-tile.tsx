import type { Photo as PhotoData } from '@lonk/shared-api/schemas/photo.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { IconButton, type IconButtonProps } from '@lonk/shared-ui/icon-button.tsx'
import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { ArrowLeft, ArrowRight, Globe, GripVertical, Lock, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Badges, Tile, Tools } from './tile.tsx'

interface PhotoTileProps {
  readonly photo: PhotoData
  /** Counted from 1: tells photos apart for those who do not see them. */
  readonly place: number
  /** How many are ordered. */
  readonly count: number
  /** Its place to the eye while one is dragged, from 0; that in the document stays. */
  readonly order: number
  readonly held: boolean
  readonly cdn: string
  /** What makes the handle move it. */
  readonly handle: Omit<IconButtonProps, 'label' | 'icon'>
  readonly onMain: () => void
  readonly onPrivate: (hidden: boolean) => void
  /** To a place counted from 0. */
  readonly onMove: (to: number) => void
  readonly onDelete: () => void
}

/** One of the member's photos: its state, a handle to order it, and what else can be done with it. */
export const PhotoTile = ({ photo, place, count, order, held, cdn, handle, ...on }: PhotoTileProps) => {
  const { t } = useTranslation('mf-members')
  const name = photo.thumb_filename ?? photo.filename
  const hidden = photo.visibility === 'private'
  const canLead = photo.status === 'active' && !photo.main && !hidden
  const act = (key: string, icon: typeof Star, label: string, onSelect: () => void) => {
    const Icon = icon
    return { key, icon: <Icon aria-hidden="true" />, label, onSelect }
  }
  return (
    <Tile
      aria-label={t('own.photos.one', { place })}
      data-tile=""
      data-first={order === 0 || undefined}
      data-held={held || undefined}
      style={{ order }}
    >
      <Photo src={name && cdn ? cdn + name : null} alt="" seed={photo.id} shape="square" />
      <Badges>
        <StateBadges photo={photo} />
      </Badges>
      <Tools>
        {count > 1 ? (
          <Handle
            {...handle}
            tone="raised"
            icon={<GripVertical aria-hidden="true" />}
            label={t('own.photos.move', { place })}
          />
        ) : (
          <span />
        )}
        <MenuButton
          tone="raised"
          label={t('own.photos.acts', { place })}
          items={[
            ...(canLead ? [act('main', Star, t('own.photos.makeMain'), on.onMain)] : []),
            ...(place > 1
              ? [act('earlier', ArrowLeft, t('own.photos.earlier'), () => on.onMove(place - 2))]
              : []),
            ...(place < count
              ? [act('later', ArrowRight, t('own.photos.later'), () => on.onMove(place))]
              : []),
            act(
              'private',
              hidden ? Globe : Lock,
              t(hidden ? 'own.photos.makePublic' : 'own.photos.makePrivate'),
              () => on.onPrivate(!hidden),
            ),
            { ...act('delete', Trash2, t('own.photos.delete'), on.onDelete), danger: true },
          ]}
        />
      </Tools>
    </Tile>
  )
}

const StateBadges = ({ photo }: Pick<PhotoTileProps, 'photo'>) => {
  const { t } = useTranslation('mf-members')
  const { status, visibility, main } = photo
  return (
    <>
      {status === 'processing' || status === 'pending' ? (
        <StatusBadge tone="warning">{t(`own.photos.${status}`)}</StatusBadge>
      ) : null}
      {main ? <StatusBadge tone="accent">{t('own.photos.main')}</StatusBadge> : null}
      {visibility === 'private' ? (
        <StatusBadge icon={<Lock aria-hidden="true" />}>{t('own.photos.isPrivate')}</StatusBadge>
      ) : null}
      {visibility === 'public' && !main ? <StatusBadge>{t('own.photos.isPublic')}</StatusBadge> : null}
    </>
  )
}

const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
`
