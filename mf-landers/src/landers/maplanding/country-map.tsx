import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import { islands, provinces, toDrawing } from './provinces.ts'

interface CountryMapProps {
  /** Members by a province's code, rounded down to ten; empty until it is known. */
  readonly members: ReadonlyMap<string, number>
  readonly glow: string
}

const path = (border: Parameters<typeof toDrawing>[0][]): string =>
  `M${border.map((point) => toDrawing(point).join(' ')).join('L')}z`

const shapes = provinces.map(({ border, ...province }) => ({ ...province, shape: path([...border]) }))

/** The twelve provinces as paper on a table; the list beside it says the same in words. */
export const CountryMap = ({ members, glow }: CountryMapProps) => {
  const most = Math.max(10, ...members.values())
  return (
    <Scene viewBox="0 0 620 710" aria-hidden="true" focusable="false">
      <g className="shadow">
        {shapes.map(({ code, shape }) => (
          <path key={code} d={shape} />
        ))}
      </g>
      {islands.map(([place, length, turn]) => {
        const [x, y] = toDrawing(place)
        return (
          <ellipse
            key={length + turn}
            className="land"
            cx={x}
            cy={y}
            rx={length}
            ry="6"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        )
      })}
      {shapes.map(({ code, shape }) => (
        <g key={code}>
          <path className="land" d={shape} />
          <path
            className="warmth"
            d={shape}
            fill={glow}
            opacity={Math.round((0.16 + 0.84 * ((members.get(code) ?? most / 3) / most)) * 100) / 100}
          />
          <path className="edge" d={shape} />
        </g>
      ))}
      {shapes.map(({ code, middle }) => {
        const [x, y] = toDrawing(middle)
        const count = members.get(code) ?? 0
        return (
          <g key={code} transform={`translate(${x} ${y})`}>
            <path className="pin" d="M0 20c-5-9-15-17-15-29a15 15 0 0 1 30 0c0 12-10 20-15 29z" />
            <circle cx="0" cy="-9" r="5" fill="#fff" />
            {count > 0 ? (
              <text x="0" y="40" textAnchor="middle">
                {count}+
              </text>
            ) : null}
          </g>
        )
      })}
    </Scene>
  )
}

const { color } = token

const Scene = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  stroke-linejoin: round;

  & .shadow {
    fill: ${color.ink};
    opacity: 0.14;
    transform: translate(5px, 9px);
  }
  & .land {
    fill: ${color.surface};
    stroke: ${color.ink};
    stroke-width: 2;
  }
  & .edge {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2;
  }
  & .pin {
    fill: ${color.accent};
    stroke: ${color.surface};
    stroke-width: 2.5;
  }
  & text {
    fill: #2a1d21;
    stroke: #fff9f6;
    stroke-width: 5px;
    paint-order: stroke;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
`
