import { token } from '@lonk/shared-ui/token.ts'
import { keyframes, styled } from 'styled-components'
import { hangs } from '../../drawings/cast.ts'
import { cloth } from '../../drawings/palette.ts'
import { Person, type PersonLooks } from '../../drawings/person.tsx'
import type { Slug } from '../../lander/slugs.ts'
import { useLanderTexts } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'

interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
}

const you: Place = { x: 330, y: 326, r: 84 }

/** Three people left of you, three on the right: that is where they look. */
const places: readonly Place[] = [
  { x: 112, y: 132, r: 74 },
  { x: 96, y: 360, r: 62 },
  { x: 196, y: 560, r: 80 },
  { x: 470, y: 92, r: 66 },
  { x: 584, y: 296, r: 78 },
  { x: 500, y: 536, r: 70 },
]

/** Who knows whom, besides everybody's glance at you. */
const friends = [
  [0, 3],
  [0, 1],
  [1, 2],
  [2, 5],
  [5, 4],
  [3, 4],
] as const

const labels = [
  { name: 'film', x: 300, y: 96 },
  { name: 'corner', x: 84, y: 256 },
  { name: 'coffee', x: 352, y: 594 },
  { name: 'night', x: 552, y: 186 },
] as const

const grounds = [cloth.mustard, cloth.teal, cloth.coral, cloth.plum, cloth.moss, cloth.denim]

/** Six drawn people and the open place in their midst. */
export const GlanceWeb = ({ slug, glow }: { readonly slug: Slug; readonly glow: string }) => {
  const t = useLanderTexts<typeof texts>('socialnetwork')
  const { left, right } = hangs[slug]
  const people = [...left, ...right]
  return (
    <Scene viewBox="0 0 680 660" aria-hidden="true" focusable="false">
      {friends.map(([a, b]) => (
        <path key={`${a}-${b}`} className="knows" d={between(places[a], places[b], 0)} />
      ))}
      {places.map((place, index) => (
        <path key={place.x} className="glance" d={between(place, you, index % 2 ? 26 : -26)} />
      ))}
      {people.map((person, index) => {
        const place = places[index]
        return place ? (
          <Face key={place.x} {...place} ground={grounds[index] ?? glow} person={person} />
        ) : null
      })}
      <circle className="halo" cx={you.x} cy={you.y} r={you.r + 16} fill={glow} />
      <circle className="you" cx={you.x} cy={you.y} r={you.r} />
      <text className="word" x={you.x} y={you.y + 14} textAnchor="middle">
        {t('you')}
      </text>
      {labels.map(({ name, x, y }) => (
        <text key={name} className="label" x={x} y={y} textAnchor="middle">
          {t(`link.${name}`)}
        </text>
      ))}
    </Scene>
  )
}

/** A line that ends at the rim of both circles, bent by so much. */
const between = (a: Place | undefined, b: Place | undefined, bend: number): string => {
  if (!a || !b) return ''
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far]
  const start = `${Math.round(a.x + dx * a.r)} ${Math.round(a.y + dy * a.r)}`
  const end = `${Math.round(b.x - dx * (b.r + 18))} ${Math.round(b.y - dy * (b.r + 18))}`
  const middle = `${Math.round((a.x + b.x) / 2 - dy * bend)} ${Math.round((a.y + b.y) / 2 + dx * bend)}`
  return `M${start}Q${middle} ${end}`
}

const Face = ({ x, y, r, ground, person }: Place & { ground: string; person: PersonLooks }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill={ground} />
    <clipPath id={`glance-face-${x}`}>
      <circle cx={x} cy={y} r={r} />
    </clipPath>
    <g clipPath={`url(#glance-face-${x})`}>
      <svg x={x - r} y={y - r} width={r * 2} height={r * 2} viewBox="18 34 204 204" aria-hidden="true">
        <Person {...person} />
      </svg>
    </g>
    <circle className="rim" cx={x} cy={y} r={r} />
  </g>
)

const flow = keyframes`
  to { stroke-dashoffset: -64; }
`
const breathe = keyframes`
  from { opacity: 0.35; }
  to { opacity: 0.75; }
`

const { color } = token

const Scene = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  & .rim {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 4;
  }
  & .knows {
    fill: none;
    stroke: ${color.lineStrong};
    stroke-width: 2.5;
  }
  & .glance {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 4;
    stroke-linecap: round;
    stroke-dasharray: 2 14;
  }
  & .halo {
    opacity: 0.5;
  }
  & .you {
    fill: ${color.surface};
    stroke: ${color.accent};
    stroke-width: 4;
    stroke-dasharray: 10 8;
  }
  & .word {
    fill: ${color.ink};
    font-family: ${token.font.display};
    font-size: 44px;
    font-weight: ${token.weight.display};
  }
  & .label {
    fill: ${color.inkSoft};
    stroke: ${color.paper};
    stroke-width: 8px;
    paint-order: stroke;
    font-size: 19px;
    font-style: italic;
  }
  @media (prefers-reduced-motion: no-preference) {
    & .glance {
      animation: ${flow} 3s linear 4;
    }
    & .halo {
      animation: ${breathe} 1.6s ease-in-out 3 alternate;
    }
  }
`
