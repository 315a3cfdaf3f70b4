import { from, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'
import type { PersonLooks } from '../../drawings/person.tsx'
import { FramedPortrait, type LabelName } from './framed-portrait.tsx'

interface WingProps {
  readonly people: readonly PersonLooks[]
  readonly labels: readonly LabelName[]
  /** The wall's tint: no portrait hangs on its own colour. */
  readonly wall: number
}

/** One side of the door. */
export const Wing = ({ people, labels, wall }: WingProps) => (
  <Side>
    {labels.map((label, place) => {
      const person = people[place]
      return person ? (
        <FramedPortrait
          key={label}
          person={person}
          label={label}
          place={place}
          tint={(wall + 1 + place * 2) % 6}
        />
      ) : null
    })}
  </Side>
)

const { space } = token

const Side = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: center;
  gap: ${space.m};

  ${from('laptop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.l} ${space.m};

    & > :nth-child(1) {
      grid-column: 1 / -1;
      width: 72%;
    }
  }
  &:last-child > :nth-child(1) {
    ${from('laptop')} {
      justify-self: end;
    }
  }
`
