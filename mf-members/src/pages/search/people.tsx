import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { Grid } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { memo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PersonCard } from '../../people/person-card.tsx'

/** How many photos are surely in sight, and may be asked for first. */
const inSight = 4

/** How many people come before what is no member: two rows or more at any width. */
const peopleFirst = 10

/** Cells of a block: whole rows of 2, 3, 4 and 5. */
const perBlock = 60

interface PeopleProps {
  readonly people: readonly ProfileCard[]
  readonly heading?: 'h3'
  /** A cell among the people that is about none of them. */
  readonly between?: ReactNode
  readonly onFollow: (to: string) => void
  /** Their heights are known, so that those far off need none worked out. */
  readonly settled: boolean
}

/**
 * The people that were found, in the server's order. There may be a thousand: one grid of them would be worked out as
 * a whole each time that a card comes near.
 */
export const People = memo(({ people, heading, between, onFollow, settled }: PeopleProps) => {
  const cells = people.map((person, index) => (
    <PersonCard
      key={person.id}
      person={person}
      heading={heading}
      priority={heading === undefined && index < inSight}
      onFollow={onFollow}
    />
  ))
  const whole = between ? [...cells.slice(0, peopleFirst), between, ...cells.slice(peopleFirst)] : cells
  const blocks = Array.from({ length: Math.ceil(whole.length / perBlock) }, (_, block) =>
    whole.slice(block * perBlock, (block + 1) * perBlock),
  )
  return blocks.map((block, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is a place, whoever stands there
      key={index}
      data-settled={settled}
      data-full={block.length === perBlock}
    >
      {block}
    </Block>
  ))
})

const { space } = token

/*
 * What is far off is neither laid out nor painted; it keeps the height that it had, a card that was never near the
 * usual one. Such a box cuts off what stands out of it: around a block there is room for shadows and focus rings.
 */
const Block = styled(Grid)`
  contain-intrinsic-block-size: auto 7000px;
  margin: calc(-1 * ${space.m});
  padding: ${space.m};
  pointer-events: none;

  & + & {
    margin-block-start: calc(${space.s} - 2 * ${space.m});

    ${from('tablet')} {
      margin-block-start: calc(-1 * ${space.m});
    }
  }
  & > * {
    pointer-events: auto;
  }
  & > article {
    contain-intrinsic-block-size: auto 280px;

    ${from('phone')} {
      contain-intrinsic-block-size: auto 350px;
    }
  }

  &[data-settled='true'] > article,
  &[data-settled='true'][data-full='true'] {
    content-visibility: auto;
  }
`
