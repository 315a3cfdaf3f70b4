import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from './token.ts'

/** `heading` is the level that fits the page, `h1` where it is all there is. What failed is an `ErrorState`. */
export interface EmptyStateProps {
  /** One of `illustrations/`; decorative. */
  drawing?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** Nothing here yet: a small drawing, what would be here, and the one way to get it. */
export function EmptyState({ drawing, title, children, action, heading = 'h2' }: EmptyStateProps) {
  return (
    <Box>
      {drawing && <Drawing aria-hidden="true">{drawing}</Drawing>}
      <Title as={heading}>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Box>
  )
}

const { space } = token

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  max-width: 26rem;
  margin-inline: auto;
  padding: ${space.xl} ${space.m};
  text-align: center;
`

const Drawing = styled.div`
  width: 200px;
  margin-block-end: ${space.s};

  & > svg {
    width: 100%;
    height: auto;
  }
`

const Title = styled.h2`
  font-size: ${token.fontSize.l};
`

const Text = styled.div`
  color: ${token.color.inkSoft};
`

/* As wide as the text whatever it holds: what comes into it later does not move it. */
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-self: stretch;
  justify-content: center;
  gap: ${space.s};
  margin-block-start: ${space.m};
`
