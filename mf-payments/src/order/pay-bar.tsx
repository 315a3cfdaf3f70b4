import { from, token } from '@lonk/shared-ui/token.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Where the order is placed: on a phone always in thumb's reach, else below what it is about. */
export const PayBar = ({ children }: { readonly children: ReactNode }) => (
  <Bar data-foot-bar="">{children}</Bar>
)

const { color, space } = token

/* As wide as the screen there: it takes the page's own margin back. */
const Bar = styled.div`
  position: sticky;
  z-index: ${token.layer.raised};
  inset-block-end: 0;
  margin-inline: calc(-1 * ${space.m});
  padding: ${space.s} ${space.m} max(${space.s}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  ${from('tablet')} {
    position: static;
    margin-inline: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`
