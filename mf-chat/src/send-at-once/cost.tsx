import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** What it costs, beside the button that sends it; above it where a dialog stacks its buttons. */
export const Cost = styled.p`
  align-self: center;
  margin-inline-end: auto;
  font-size: ${token.fontSize.s};

  @media (max-width: 419px) {
    order: 1;
  }
`
