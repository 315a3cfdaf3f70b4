import { hover, token } from '@lonk/shared-ui/token.ts'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { styled } from 'styled-components'

interface BackLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** The step back above a page's heading. Its words begin where those below do. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Way to={to}>
    <ChevronLeft aria-hidden="true" />
    {children}
  </Way>
)

const { space } = token

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.tiny};
  min-height: 44px;
  margin-inline-start: -6px;
  padding-inline-end: ${space.s};
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
  text-decoration: none;

  & > svg {
    width: 20px;
    height: 20px;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`
