import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { from, token } from './token.ts'

/**
 * It means nothing to a screen reader: choose `as` by what it holds, `section` with a heading, `li` in a list, `form`.
 */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside'
  /** Less air, for rows and small panels. */
  snug?: boolean
  /** No padding: a picture or a list runs to the edge. */
  bare?: boolean
}

/** A sheet of surface on the paper. */
export function Card({ snug = false, bare = false, ...rest }: CardProps) {
  return <Sheet {...rest} $pad={bare ? 'none' : snug ? 'snug' : 'roomy'} />
}

type Padding = 'none' | 'snug' | 'roomy'

const narrow: Record<Padding, string> = { none: '0', snug: token.space.m, roomy: token.space.m }
const wide: Record<Padding, string> = { none: '0', snug: token.space.m, roomy: token.space.l }

const Sheet = styled.div<{ $pad: Padding }>`
  min-width: 0;
  padding: ${({ $pad }) => narrow[$pad]};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${token.color.line};

  ${from('tablet')} {
    padding: ${({ $pad }) => wide[$pad]};
  }
`
