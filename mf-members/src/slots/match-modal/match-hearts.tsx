import { token } from '@lonk/shared-ui/token.ts'
import { keyframes, styled } from 'styled-components'

const hearts = [
  { x: 12, y: 22, size: 9, turn: -18 },
  { x: 26, y: 72, size: 6, turn: 12 },
  { x: 42, y: 10, size: 5, turn: -8 },
  { x: 70, y: 16, size: 7, turn: 20 },
  { x: 88, y: 36, size: 10, turn: 10 },
  { x: 80, y: 78, size: 7, turn: -14 },
  { x: 8, y: 58, size: 5, turn: 16 },
  { x: 58, y: 90, size: 6, turn: -6 },
] as const

/** Hearts that come up once, behind the picture. */
export const MatchHearts = () => (
  <Sky viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {hearts.map(({ x, y, size, turn }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 24})`}>
        <path d="M0-4c-3-9-16-7-15 3 1 8 10 12 15 18 5-6 14-10 15-18 1-10-12-12-15-3z" />
      </g>
    ))}
  </Sky>
)

const float = keyframes`
  from { opacity: 0; transform: translateY(12px) scale(0.4); }
`

const Sky = styled.svg`
  && {
    position: absolute;
  }
  inset: 0;
  width: 100%;
  height: 100%;

  & path {
    fill: ${token.color.accent};
    opacity: 0.5;
    animation: ${float} 700ms ${token.easing.out} backwards;
  }
  & g:nth-child(2n) path {
    fill: ${token.color.surface};
    animation-delay: 140ms;
  }
  & g:nth-child(3n) path {
    animation-delay: 260ms;
  }
`
