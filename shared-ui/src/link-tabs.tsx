import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { hover, token } from './token.ts'

/**
 * `to` is also its identity. Exactly one is `current` (`aria-current="page"`). They are links: Tab goes from one to
 * the next, no arrow keys.
 */
export interface LinkTab {
  to: string
  label: ReactNode
  current: boolean
  /** A `CountBadge`, usually. */
  badge?: ReactNode
}

/** The views of one page that have addresses of their own (likes received, sent, matches). */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <Bar aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.badge}
        </Tab>
      ))}
    </Bar>
  )
}

const { color, space } = token

const Bar = styled.nav`
  display: flex;
  gap: ${space.tiny};
  padding: ${space.tiny};
  margin: calc(-1 * ${space.tiny});
  overflow-x: auto;
  scrollbar-width: none;
`

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  flex: none;
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border-radius: ${token.radius.full};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};
  text-decoration: none;

  ${hover} {
    &:hover {
      background: ${color.tint};
      color: ${color.ink};
    }
  }
  &[aria-current='page'] {
    background: ${color.ink};
    color: ${color.paper};
  }
`
