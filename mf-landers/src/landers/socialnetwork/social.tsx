import { hangs } from '../../drawings/cast.ts'
import { cloth, line } from '../../drawings/palette.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'

const places = [
  { x: 150, y: 170, r: 110 },
  { x: 390, y: 110, r: 84 },
  { x: 330, y: 420, r: 120 },
  { x: 1050, y: 170, r: 110 },
  { x: 810, y: 110, r: 84 },
  { x: 870, y: 420, r: 120 },
] as const

const grounds = [cloth.mustard, cloth.teal, cloth.coral, cloth.plum, cloth.moss, cloth.denim] as const
const you = { x: 600, y: 290 } as const

/** Six who glance at the open place in their midst. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { left, right } = hangs[slug]
  const people = [...left, ...right]
  const { glow } = nicheLight[slug]
  return (
    <SocialCard ground={cloth.paper}>
      {places.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}Q${(x + you.x) / 2} ${(y + you.y) / 2 - 40} ${you.x} ${you.y}`}
          fill="none"
          stroke={cloth.coral}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="2 18"
        />
      ))}
      {places.map(({ x, y, r }, index) => (
        <g key={`${x} ${y}`}>
          <clipPath id={`face-${index}`}>
            <circle cx={x} cy={y} r={r} />
          </clipPath>
          <circle cx={x} cy={y} r={r} fill={grounds[index]} />
          <g clipPath={`url(#face-${index})`}>
            <Bust who={people[index]} x={x - r} y={y - r} width={r * 2} view="18 34 204 204" />
          </g>
          <circle cx={x} cy={y} r={r} fill="none" stroke={line} strokeWidth="6" />
        </g>
      ))}
      <circle cx={you.x} cy={you.y} r="132" fill={glow} opacity="0.5" />
      <circle
        cx={you.x}
        cy={you.y}
        r="108"
        fill="#fff"
        stroke={cloth.coral}
        strokeWidth="6"
        strokeDasharray="14 12"
      />
    </SocialCard>
  )
}
