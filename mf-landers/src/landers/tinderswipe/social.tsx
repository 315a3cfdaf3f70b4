import { hangs } from '../../drawings/cast.ts'
import { cloth, line } from '../../drawings/palette.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'

/** A hand of three cards, the middle one on top. */
const cards = [
  { x: 250, turn: -9, ground: cloth.teal },
  { x: 650, turn: 9, ground: cloth.mustard },
  { x: 450, turn: 0, ground: cloth.coral },
] as const

/** Three to swipe. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { left, right } = hangs[slug]
  const people = [left[0], right[0], left[1]]
  return (
    <SocialCard ground={nicheLight[slug].deep}>
      {cards.map(({ x, turn, ground }, index) => (
        <g key={x} transform={`rotate(${turn} 600 900)`}>
          <rect x={x} y="50" width="300" height="430" rx="28" fill="#fff9f6" stroke={line} strokeWidth="8" />
          <rect x={x + 18} y="68" width="264" height="330" rx="16" fill={ground} />
          <Bust who={people[index]} x={x + 18} y={85.6} width={264} />
          <rect x={x + 4} y="398" width="292" height="60" fill="#fff9f6" />
          <circle cx={x + 100} cy="438" r="22" fill="none" stroke={line} strokeWidth="6" />
          <path d={`M${x + 92} 430l16 16m0-16l-16 16`} stroke={line} strokeWidth="6" strokeLinecap="round" />
          <path
            d={`M${x + 200} 456c-22-16-26-26-20-33 6-6 14-4 20 4 6-8 14-10 20-4 6 7 2 17-20 33z`}
            fill={cloth.coral}
            stroke={line}
            strokeWidth="5"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </SocialCard>
  )
}
