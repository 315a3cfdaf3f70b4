import { useShared } from '@lonk/shared-events/react.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type Deck, likesFree } from './deck.ts'

/** More than these are told in words alone. */
const heartsAtMost = 6
const places = Array.from({ length: heartsAtMost }, (_, place) => place)

/** How many likes the member has today, and when there are new ones by their own clock. */
export const Allowance = ({ deck }: { readonly deck: Deck }) => {
  const { t, i18n } = useTranslation('mf-members')
  const max = useShared('settings')?.swipe_likes_per_day ?? 0
  const left = likesFree(deck)
  const time = formatTime(deck.resetsAt, i18n.language)
  return (
    <Line>
      {max <= heartsAtMost ? (
        <Hearts aria-hidden="true">
          {places.slice(0, max).map((place) => (
            <Heart key={place} data-left={place < left || undefined} />
          ))}
        </Hearts>
      ) : null}
      <span>{left > 0 ? t('swipe.left', { count: left, time }) : t('swipe.none', { time })}</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.tiny} ${token.space.xs};
  font-size: ${token.fontSize.s};
  font-variant-numeric: tabular-nums;
`

const Hearts = styled.span`
  display: inline-flex;
  gap: 3px;
  color: ${token.color.accentText};

  & > svg {
    width: 18px;
    height: 18px;
    transition: fill ${token.duration.calm} ${token.easing.out};
  }
  & > [data-left] {
    fill: currentColor;
  }
`
