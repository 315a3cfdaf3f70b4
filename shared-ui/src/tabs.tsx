import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { hover, token } from './token.ts'

/** `content` of the others is not rendered: state that must outlive a change of tab lives above. */
export interface Tab {
  key: string
  label: ReactNode
  /** A `CountBadge`, usually. */
  badge?: ReactNode
  disabled?: boolean
  content: ReactNode
}

/**
 * `value` names a tab that is there and not disabled. Arrow keys change the tab at once, so `content` must be cheap.
 */
export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The key of the tab that shows. */
  value: string
  onChange: (key: string) => void
}

/**
 * Views of one thing inside a page, by pointer and arrow keys. Views that deserve an address of their own are
 * `LinkTabs`. Not in the overlay chunk, because tabs are not a layer; not for pre-rendered pages, because Radix writes
 * style attributes, which the content policy blocks in HTML.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Whole value={value} onValueChange={onChange}>
      <Row aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.key} value={tab.key} disabled={tab.disabled}>
            {tab.label}
            {tab.badge}
          </Trigger>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key}>
          {tab.content}
        </Radix.Content>
      ))}
    </Whole>
  )
}

const { color, space } = token

const Whole = styled(Radix.Root)`
  display: grid;
  gap: ${space.m};
  min-width: 0;
`

const Row = styled(Radix.List)`
  display: flex;
  gap: ${space.tiny};
  padding-inline: ${space.tiny};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
`

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  flex: none;
  min-height: 44px;
  padding: ${space.xs} ${space.m};
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.strong};

  ${hover} {
    &:hover:not(:disabled) {
      color: ${color.ink};
    }
  }
  &[data-state='active'] {
    box-shadow: inset 0 -3px ${color.accent};
    color: ${color.accentText};
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token.radius.field};
  }
  @media (forced-colors: active) {
    &[data-state='active'] {
      border-block-end: 3px solid Highlight;
    }
  }
`
