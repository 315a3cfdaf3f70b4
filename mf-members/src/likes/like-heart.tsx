import { token } from '@lonk/shared-ui/token.ts'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { keyframes, styled } from 'styled-components'

interface LikeHeartProps {
  readonly liked: boolean
}

/**
 * The heart of a like, filled once it is given. It beats and sends small ones out, as Bumble's and X's do, when that
 * happens before one's eyes; what was liked before just stands there.
 */
export const LikeHeart = ({ liked }: LikeHeartProps) => {
  const given = useGivenHere(liked)
  return (
    <Room aria-hidden="true" data-liked={liked || undefined} data-given={given > 0 || undefined}>
      <Heart />
      {given > 0 ? <Spray key={given} /> : null}
    </Room>
  )
}

/** How often it was given since it stands here; 0 while it is not. */
const useGivenHere = (liked: boolean): number => {
  const [seen, setSeen] = useState({ liked, times: 0, given: 0 })
  if (seen.liked === liked) return seen.given
  const times = liked ? seen.times + 1 : seen.times
  const next = { liked, times, given: liked ? times : 0 }
  setSeen(next)
  return next.given
}

const directions = [-8, 44, 96, 146, 204, 258, 312]

const Spray = () => (
  <Sky viewBox="-36 -36 72 72" focusable="false">
    {directions.map((degrees) => (
      <g key={degrees} transform={`rotate(${degrees})`}>
        <path d="M0 3C-3.4.8-4.6-1-4.6-2.8-4.6-4.4-3.6-5.4-2.3-5.4-1.2-5.4-.4-4.8 0-3.8.4-4.8 1.2-5.4 2.3-5.4 3.6-5.4 4.6-4.4 4.6-2.8 4.6-1 3.4.8 0 3z" />
      </g>
    ))}
  </Sky>
)

const { color, easing } = token

const pop = keyframes`
  30% { transform: scale(0.72); }
  60% { transform: scale(1.3); }
`

const Room = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;

  &[data-liked] > svg:first-child {
    fill: currentColor;
  }
  &[data-given] > svg:first-child {
    animation: ${pop} ${token.duration.slow} ${easing.out};
  }
`

const flyOut = keyframes`
  from { opacity: 1; transform: translateY(-10px) scale(0.5); }
  60% { opacity: 1; }
  to { opacity: 0; transform: translateY(-30px) scale(1); }
`

const Sky = styled.svg`
  /* Above the size that a button gives its icons. */
  && {
    position: absolute;
    z-index: 1;
    width: 72px;
    height: 72px;
    max-width: none;
    pointer-events: none;
  }
  & path {
    fill: ${color.accent};
    opacity: 0;
    animation: ${flyOut} 480ms ${easing.out};
  }
  & g:nth-child(2n) path {
    fill: ${color.coral};
    animation-duration: 380ms;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
