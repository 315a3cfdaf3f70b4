import { hangs } from '../../drawings/cast.ts'
import { cloth } from '../../drawings/palette.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { Bust, SocialCard, type SocialProps } from '../../social/card.tsx'

/** The scraps, from the left to the right: what of whom is on each, and how it was cut. */
const scraps = [
  { x: 60, y: 70, width: 380, view: '0 20 240 264', ground: cloth.coral, turn: -3 },
  { x: 420, y: 60, width: 400, view: '66 92 108 62', ground: cloth.teal, turn: 2 },
  { x: 800, y: 50, width: 340, view: '10 10 220 274', ground: cloth.mustard, turn: 4 },
  { x: 430, y: 290, width: 330, view: '78 134 84 40', ground: cloth.plum, turn: -2 },
] as const

/** Four people cut up and put together anew. */
export const Social = ({ variant }: SocialProps) => {
  const slug = slugOf(variant)
  const { left, right } = hangs[slug]
  const people = [left[0], right[0], right[1], left[1]]
  return (
    <SocialCard ground={nicheLight[slug].deep}>
      {scraps.map(({ x, y, width, view, ground, turn }, index) => {
        const [, , across = 1, down = 1] = view.split(' ').map(Number)
        const height = (width * down) / across
        return (
          <g key={view} transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
            <path
              d={`M${x - 8} ${y + 6}L${x + width * 0.4} ${y - 6}L${x + width + 6} ${y}L${x + width - 4} ${y + height * 0.6}L${x + width + 4} ${y + height}L${x + width * 0.3} ${y + height - 6}L${x} ${y + height + 5}z`}
              fill={ground}
            />
            <Bust who={people[index]} x={x} y={y} width={width - 10} view={view} />
          </g>
        )
      })}
    </SocialCard>
  )
}
