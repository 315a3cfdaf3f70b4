import { keyframes, styled } from 'styled-components'
import { Person, type PersonLooks } from '../../drawings/person.tsx'

interface NightStreetProps {
  readonly glow: string
  readonly deep: string
  readonly left: PersonLooks | undefined
  readonly right: PersonLooks | undefined
}

type Gable = 'step' | 'bell' | 'neck' | 'flat'

interface HouseProps {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly gable: Gable
  readonly tone: string
  /** One letter a window, row by row: `x` is lit, `.` is dark, a space is no window. */
  readonly windows: readonly string[]
}

/** Where the street meets the water. */
const quay = 500
/** Of the row of houses, from the first one's left to the last one's right. */
const length = 1288

/** From the left eaves over the gable to the right ones; the walls go down from there. */
const gables: Readonly<Record<Gable, (x: number, width: number, top: number) => string>> = {
  step: (x, w, y) =>
    `M${x} ${y}h${w * 0.14}v-26h${w * 0.14}v-26h${w * 0.14}v-26h${w * 0.16}v26h${w * 0.14}v26h${w * 0.14}v26h${w * 0.14}`,
  bell: (x, w, y) =>
    `M${x} ${y}c${w * 0.24} -6 ${w * 0.2} -34 ${w * 0.3} -62q${w * 0.2} -30 ${w * 0.4} 0c${w * 0.1} 28 ${w * 0.06} 56 ${w * 0.3} 62`,
  neck: (x, w, y) => `M${x} ${y}h${w * 0.24}v-64l${w * 0.26} -24l${w * 0.26} 24v64h${w * 0.24}`,
  flat: (x, w, y) => `M${x} ${y}v-10h${w}v10`,
}

const street: readonly HouseProps[] = [
  { x: -40, width: 150, top: 250, gable: 'bell', tone: '#3a2f4d', windows: ['.x.', 'x..', '.x.'] },
  { x: 112, width: 130, top: 180, gable: 'neck', tone: '#4a3540', windows: ['x..', '..x', '.x.', 'x..'] },
  { x: 244, width: 96, top: 270, gable: 'flat', tone: '#2f3a55', windows: ['.x', 'x.', '..'] },
  {
    x: 342,
    width: 212,
    top: 196,
    gable: 'step',
    tone: '#5a3a3c',
    windows: ['x...x', '     ', '     ', '..x..'],
  },
  { x: 556, width: 90, top: 292, gable: 'bell', tone: '#33405c', windows: ['..', '.x', '..'] },
  {
    x: 648,
    width: 212,
    top: 168,
    gable: 'neck',
    tone: '#44354f',
    windows: ['.x...', '     ', '     ', 'x...x'],
  },
  { x: 862, width: 120, top: 246, gable: 'step', tone: '#523b3a', windows: ['x.x', '...', '.x.'] },
  { x: 984, width: 110, top: 206, gable: 'bell', tone: '#2f3d55', windows: ['.x', '..', 'x.', '.x'] },
  { x: 1096, width: 150, top: 260, gable: 'neck', tone: '#4b3445', windows: ['..x', 'x..', '.x.'] },
]

/** A row of canal houses with two people at their windows; decoration, never the only meaning. */
export const NightStreet = ({ glow, deep, left, right }: NightStreetProps) => (
  <Scene viewBox="0 0 1200 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
    <path d="M588 92a48 48 0 1 0 44 72a42 42 0 1 1-44-72z" fill="#fff6ee" />
    <g id="alonetonight-street">
      {street.map((house) => (
        <House key={house.x} {...house} glow={glow} />
      ))}
    </g>
    {/* It goes on for whoever has a wide window. */}
    <use href="#alonetonight-street" x={-length} />
    <use href="#alonetonight-street" x={length} />
    <Lit x={376} y={264} glow={glow} person={left} />
    <Lit x={682} y={250} glow={glow} person={right} />
    <path className="glance" d="M532 336c36-66 108-70 146-8" stroke={glow} />
    <rect x={-length} y={quay} width={3 * length} height="12" fill="#17141f" />
    <rect x={-length} y={quay + 12} width={3 * length} height="60" fill={deep} />
    {[160, 300, 446, 470, 592, 742, 770, 916, 1040].map((x, place) => (
      <rect
        key={x}
        x={x}
        y={quay + 16 + (place % 3) * 6}
        width={place % 2 ? 16 : 34}
        height="5"
        rx="2.5"
        fill={glow}
        opacity="0.5"
      />
    ))}
    <path
      d="M598 500v-92M598 408c-14 0-20-14-14-26h28c6 12 0 26-14 26z"
      stroke="#17141f"
      strokeWidth="6"
      fill={glow}
    />
  </Scene>
)

interface Pane {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lit: boolean
}

const panesOf = ({ x, width, top, windows }: HouseProps): readonly Pane[] => {
  const columns = Math.max(...windows.map((row) => row.length))
  const across = width / (columns + 0.4)
  const down = Math.min(74, (quay - top - 70) / windows.length)
  return windows.flatMap((row, line) =>
    [...row].flatMap((kind, column) =>
      kind === ' '
        ? []
        : {
            x: x + across * (column + 0.4),
            y: top + 18 + line * down,
            width: across * 0.62,
            height: down * 0.66,
            lit: kind === 'x',
          },
    ),
  )
}

const House = ({ glow, ...house }: HouseProps & { readonly glow: string }) => {
  const { x, width, top, gable, tone } = house
  return (
    <g>
      <path
        d={`${gables[gable](x, width, top)}V${quay}H${x}z`}
        fill={tone}
        stroke="#17141f"
        strokeWidth="4"
      />
      {panesOf(house).map(({ lit, ...pane }) => (
        <rect
          key={`${pane.x} ${pane.y}`}
          className={lit ? 'lit' : undefined}
          {...pane}
          fill={lit ? glow : '#17141f'}
          opacity={lit ? 0.9 : 0.6}
        />
      ))}
      <path d={`M${x + width * 0.4} ${quay}v-46h${width * 0.2}v46z`} fill="#17141f" />
    </g>
  )
}

/** A large window with somebody in it. The inner drawing is cut off by its own frame. */
const Lit = ({
  x,
  y,
  glow,
  person,
}: Pick<NightStreetProps, 'glow'> & { x: number; y: number; person: PersonLooks | undefined }) => (
  <g>
    <rect x={x - 14} y={y - 14} width="172" height="188" rx="10" fill={glow} opacity="0.22" />
    <rect x={x} y={y} width="144" height="160" fill={glow} />
    <svg x={x} y={y} width="144" height="160" viewBox="10 40 220 244" aria-hidden="true">
      {person ? <Person {...person} /> : null}
    </svg>
    <path
      d={`M${x} ${y}h144v160h-144zM${x} ${y + 34}h144M${x + 72} ${y}v34`}
      fill="none"
      stroke="#17141f"
      strokeWidth="6"
    />
    <path d={`M${x - 8} ${y + 164}h160`} stroke="#fff6ee" strokeWidth="6" />
  </g>
)

const flicker = keyframes`
  0%, 62%, 100% { opacity: 0.9; }
  64%, 92% { opacity: 0.16; }
`

const wander = keyframes`
  to { stroke-dashoffset: -60; }
`

const Scene = styled.svg`
  display: block;

  & .glance {
    fill: none;
    stroke-width: 5;
    stroke-linecap: round;
    stroke-dasharray: 1 14;
  }
  @media (prefers-reduced-motion: no-preference) {
    & .glance {
      animation: ${wander} 4s linear 3;
    }
    & .lit:nth-of-type(3n + 1) {
      animation: ${flicker} 9s step-end 1;
    }
    & .lit:nth-of-type(4n) {
      animation: ${flicker} 13s 2s step-end 1;
    }
  }
`
