import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface PhotoRoomProps {
  /** Photos that count; rejected ones do not. */
  readonly counted: number
  readonly limit: number
}

/** How many more there may be, said before somebody chooses; for a free member also how many premium gives. */
export const PhotoRoom = ({ counted, limit }: PhotoRoomProps) => {
  const { t } = useTranslation('mf-members')
  const premium = useShared('settings')?.photo_limits.premium ?? limit
  const text =
    counted < limit ? t('own.photos.room', { count: limit - counted }) : t('own.photos.full', { limit })
  if (premium <= limit) return <PhotosNote role="status">{text}</PhotosNote>
  return (
    <Cluster gap="xs" justify="between">
      <PhotosNote role="status">
        {text} {t('own.photos.premium', { limit: premium })}
      </PhotosNote>
      <LinkButton variant="quiet" size="small" to={linkTo('premium')}>
        {t('settings.privacy.premium')}
      </LinkButton>
    </Cluster>
  )
}

/** How many of those that count are public and private. */
export const PhotoCounts = ({ photos }: { readonly photos: readonly Pick<Photo, 'visibility'>[] }) => {
  const { t } = useTranslation('mf-members')
  const hidden = photos.filter(({ visibility }) => visibility === 'private').length
  return <PhotosNote>{t('own.photos.counts', { open: photos.length - hidden, hidden })}</PhotosNote>
}

/** The first has the most room, where there is any. */
export const PhotoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.s};

  ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > [data-first] {
      grid-row: span 2;
      grid-column: span 2;
    }
  }
`

export const PhotosTitle = styled.h2`
  font-size: ${token.fontSize.l};
`

export const PhotosNote = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};

  /* A note that waits for something to say takes no room, and is there to be heard. */
  &:empty {
    position: absolute;
  }
`
