import { cloth, line } from '../../drawings/palette.ts'
import { slugOf } from '../../lander/slugs.ts'
import { nicheLight } from '../../lander/theme.ts'
import { SocialCard, type SocialProps } from '../../social/card.tsx'
import { Thing, thingNames } from './things.tsx'

const grounds = [cloth.paper, cloth.teal, cloth.mustard, cloth.coral, cloth.denim] as const
const columns = 5
const side = 196

/** Ten of the things for everybody: what is for adults alone comes after a warning, which a picture has not. */
export const Social = ({ variant }: SocialProps) => (
  <SocialCard ground={nicheLight[slugOf(variant)].deep}>
    {thingNames.slice(0, 2 * columns).map((name, index) => {
      const x = 62 + (index % columns) * (side + 24)
      const y = 40 + Math.floor(index / columns) * (side + 24)
      return (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect
            width={side}
            height={side}
            rx="44"
            fill={grounds[index % grounds.length]}
            stroke={line}
            strokeWidth="6"
          />
          <svg x="34" y="34" width={side - 68} height={side - 68} aria-hidden="true">
            <Thing name={name} />
          </svg>
        </g>
      )
    })}
  </SocialCard>
)
