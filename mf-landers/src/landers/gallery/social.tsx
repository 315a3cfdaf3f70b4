import { hangs } from '../../drawings/cast.ts'
import { cloth, line } from '../../drawings/palette.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'

const grounds = [cloth.teal, cloth.mustard, cloth.plum, cloth.coral] as const

/** Four portraits on the wall, two and two, who glance at the middle. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { left, right } = hangs[slug]
  const people = [left[0], left[1], right[0], right[1]]
  return (
    <SocialCard ground={nicheLight[slug].glow}>
      <rect y="560" width="1200" height="70" fill={cloth.paper} />
      <rect y="556" width="1200" height="4" fill={line} />
      {[50, 330, 630, 910].map((x, index) => (
        <g key={x} transform={`translate(0 ${index % 2 ? 46 : 0})`}>
          <path d={`M${x + 120} 40v60`} stroke={line} strokeWidth="4" />
          <rect x={x} y="96" width="240" height="300" fill="#fff9f6" stroke={line} strokeWidth="10" />
          <rect x={x + 20} y="116" width="200" height="260" fill={grounds[index]} />
          <Bust who={people[index]} x={x + 20} y={139.4} width={200} />
        </g>
      ))}
    </SocialCard>
  )
}
