import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { OnlineDot } from '@lonk/shared-ui/online-dot.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { BadgeCheck, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { styled } from 'styled-components'

interface SwipeCardProps {
  readonly person: ProfileCard
  /** In sight now, not behind another. */
  readonly priority?: boolean
}

/** A person, as large as the screen allows: what a card of the search shows, and the same link. */
export const SwipeCard = ({ person, priority }: SwipeCardProps) => {
  const { t } = useUiText()
  const settings = useShared('settings')
  const { main_image: photo } = person
  // The size of a card on a sharp screen; the whole picture may be five times that.
  const image = photo?.match ?? photo?.filename ?? photo?.thumb_filename
  const distance = person.distance_km === null ? null : t('person.within', { km: person.distance_km })
  const place = [person.city, distance].filter(Boolean).join(', ')
  return (
    <Sheet>
      <Words>
        <Name>
          <NameLink
            to={linkTo('members-id', { id: person.id })}
            draggable={false}
            aria-label={`${person.name}, ${person.age}`}
          >
            <span>{person.name}</span>
            <Age>, {person.age}</Age>
          </NameLink>
          {person.verified ? <BadgeCheck role="img" aria-label={t('person.verified')} /> : null}
          {person.online ? (
            <Online>
              <OnlineDot />
            </Online>
          ) : null}
        </Name>
        {place ? (
          <Where>
            <MapPin aria-hidden="true" />
            {place}
          </Where>
        ) : null}
      </Words>
      <Stage>
        <Photo
          src={image && settings ? settings.cdn_prefix + image : null}
          alt=""
          seed={person.id}
          priority={priority}
        />
        {person.fictional ? (
          <Label>
            <StatusBadge>{settings?.fictional_singular || t('person.fictional')}</StatusBadge>
          </Label>
        ) : null}
      </Stage>
    </Sheet>
  )
}

const { color, space } = token

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${token.radius.modal};
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
  user-select: none;
  -webkit-touch-callout: none;

  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`

// The words come first for whoever listens or tabs, the picture first for the eye.
const Stage = styled.div`
  position: relative;
  order: -1;
  flex: 1;
  min-height: 0;

  /* As high as there is room: the buttons below stay in sight. */
  & > :first-child {
    height: 100%;
    aspect-ratio: auto;
  }
`

const Label = styled.div`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-start: ${space.s};
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space.s} ${space.m};
`

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  font-size: ${token.fontSize.l};
  line-height: ${token.lineHeight.snug};

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.tealText};
  }
`

const NameLink = styled(Link)`
  display: flex;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`

const Age = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`

const Online = styled.span`
  flex: none;
  font-size: 12px;
  line-height: 1;
`

const Where = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.tiny};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`
