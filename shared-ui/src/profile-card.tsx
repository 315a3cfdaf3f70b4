import { BadgeCheck } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { styled } from 'styled-components'
import { StatusBadge } from './badge.tsx'
import { OnlineDot } from './online-dot.tsx'
import { Photo } from './photo.tsx'
import { from, hover, token } from './token.ts'
import { useUiText } from './use-ui-text.ts'

/** What a card shows of a person: any `ProfileCard` of the API is one. */
export interface CardPerson {
  id: number
  name: string
  age: number
  city: string | null
  main_image: { filename: string | null; thumb_filename: string | null } | null
  online: boolean
  distance_km: number | null
  verified: boolean
  fictional: boolean
}

/**
 * The name is a heading at `heading` and the link, stretched over the card; `action` lies above it and needs a name
 * with the person's in it. The label of a fictional profile cannot be switched off.
 */
export interface ProfileCardViewProps {
  person: CardPerson
  /** The settings' `cdn_prefix`, put before the file name; '' as long as it is not known. */
  cdnPrefix: string
  /** Where the card leads; the whole card is the link. */
  to: string
  /**
   * How a list of hundreds goes there. Without it the link is the router's, which is rendered anew with every change
   * of the address: by a filter, too.
   */
  onFollow?: (to: string) => void
  /** The settings' `fictional_singular`; a fictional profile is labelled with or without it. */
  fictionalLabel?: string
  /** A like button, or one other thing to do, within reach of the thumb. */
  action?: ReactNode
  /** In sight from the start: see `Photo`. */
  priority?: boolean
  /** The level of the name as a heading in its page. */
  heading?: 'h2' | 'h3'
}

/** One person in a grid: photo, name and age, place and distance. */
export function ProfileCardView(props: ProfileCardViewProps) {
  const { person, cdnPrefix, to, onFollow, fictionalLabel, action, priority, heading = 'h2' } = props
  const { t } = useUiText()
  const image = person.main_image?.thumb_filename ?? person.main_image?.filename
  const distance = person.distance_km === null ? null : t('person.within', { km: person.distance_km })
  return (
    <Frame>
      <Words>
        <Name as={heading}>
          {/* The name may be cut short before the comma; read out it is one text. */}
          <NameLink to={to} onFollow={onFollow} aria-label={`${person.name}, ${person.age}`}>
            <span>{person.name}</span>
            <Age>, {person.age}</Age>
          </NameLink>
          {person.verified && <BadgeCheck role="img" aria-label={t('person.verified')} />}
        </Name>
        {(person.city || distance) && (
          <Place>
            {person.city && <City>{person.city}</City>}
            {person.city && distance && <Dot> · </Dot>}
            {distance && <span>{distance}</span>}
          </Place>
        )}
      </Words>
      <Stage>
        <Photo
          src={image && cdnPrefix ? cdnPrefix + image : null}
          alt=""
          seed={person.id}
          priority={priority}
        />
        <Marks>
          {person.fictional && <StatusBadge>{fictionalLabel ?? t('person.fictional')}</StatusBadge>}
          {person.online && (
            <Online>
              <OnlineDot />
            </Online>
          )}
        </Marks>
        {action && <Action>{action}</Action>}
      </Stage>
    </Frame>
  )
}

type CardLinkProps = Omit<LinkProps, 'to'> & Pick<ProfileCardViewProps, 'to' | 'onFollow'>

function CardLink({ to, onFollow, ...rest }: CardLinkProps) {
  if (!onFollow) return <Link to={to} {...rest} />
  const follow = (event: MouseEvent) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    onFollow(to)
  }
  return <a href={to} onClick={follow} {...rest} />
}

/** A new tab and the like are left to the browser. */
function isElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

const { color, space, duration, easing } = token

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
  transition:
    box-shadow ${duration.calm} ${easing.out},
    transform ${duration.calm} ${easing.out};

  ${hover} {
    &:hover {
      box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
      transform: translateY(-2px);
    }
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`

// The words come first for whoever listens or tabs, the picture first for the eye.
const Stage = styled.div`
  position: relative;
  order: -1;
  overflow: hidden;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
`

const Marks = styled.div`
  position: absolute;
  inset-block-start: ${space.xs};
  inset-inline: ${space.xs};
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs};
`

const Online = styled.span`
  margin: 5px;
  margin-inline-start: auto;
  font-size: 12px;
  line-height: 1;
`

const Action = styled.div`
  position: absolute;
  z-index: ${token.layer.raised};
  inset-block-end: ${space.xs};
  inset-inline-end: ${space.xs};
`

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  flex: 1;
  padding: 10px ${space.s} ${space.s};
`

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-family: ${token.font.text};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};
  letter-spacing: 0;
  line-height: ${token.lineHeight.snug};

  ${from('phone')} {
    font-size: ${token.fontSize.m};
  }

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color.tealText};
  }
`

const NameLink = styled(CardLink)`
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
    border-radius: ${token.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
`

const Age = styled.span`
  flex: none;
  white-space: pre;
  font-weight: ${token.weight.medium};
  font-variant-numeric: tabular-nums;
`

const Place = styled.p`
  min-width: 0;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  line-height: ${token.lineHeight.snug};

  /* Never by what just fits: a place that took a second line as its face came would move the card's words. */
  ${from('tablet')} {
    display: flex;
    font-size: ${token.fontSize.s};
  }
  & > * {
    display: block;
    flex: none;
    white-space: pre;
  }
`

const City = styled.span`
  && {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Not at the end of a line of its own. */
const Dot = styled.span`
  && {
    display: none;

    ${from('tablet')} {
      display: block;
    }
  }
`
