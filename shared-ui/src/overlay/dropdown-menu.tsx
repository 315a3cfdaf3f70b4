import * as Menu from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { css, keyframes, styled } from 'styled-components'
import { token } from '../token.ts'

interface ItemLook {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** Something that cannot be taken back. */
  danger?: boolean
  disabled?: boolean
}

/** One line of a menu: it does something, goes somewhere, is one of a choice, or separates two groups. */
export type MenuItem =
  | (ItemLook & { kind?: 'action'; onSelect: () => void })
  | (ItemLook & { kind: 'link'; to: string })
  | (ItemLook & { kind: 'choice'; checked: boolean; onSelect: () => void })
  | { kind: 'separator'; key: string }

/** For actions and short choices outside a form; a form's choice is a `SelectField`. The trigger must have a name. */
export interface DropdownMenuProps {
  /** The button that opens it; gets its ARIA from here. One element that takes a ref. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Names the menu where the trigger's name does not. */
  label?: string
  align?: 'start' | 'end'
  /** Open from the start: for a trigger that was pressed while the chunk loaded. */
  defaultOpen?: boolean
  /** The press that it is open from the start for was a key's: its first line gets the focus. */
  openedByKey?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu under its button, by pointer, arrow keys and first letters. */
export function DropdownMenu({
  trigger,
  items,
  label,
  align = 'end',
  openedByKey,
  ...state
}: DropdownMenuProps) {
  // Radix hears keys from when it is there: the one that asked for its code came before.
  const unheardKey = useRef(openedByKey === true)
  const focusFirst = ({ target, currentTarget: menu }: FocusEvent<HTMLElement>) => {
    if (!unheardKey.current || target !== menu) return
    unheardKey.current = false
    menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus()
  }
  return (
    <Menu.Root modal={false} {...state}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Panel align={align} sideOffset={8} collisionPadding={8} aria-label={label} onFocus={focusFirst}>
          {items.map((item) => (
            <Line key={item.key} item={item} />
          ))}
        </Panel>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Line({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') return <Separator />
  const words = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  )
  const look = { $danger: item.danger === true, disabled: item.disabled }
  if (item.kind === 'link')
    return (
      <Item {...look} asChild>
        <Link to={item.to}>{words}</Link>
      </Item>
    )
  if (item.kind === 'choice')
    return (
      <Choice {...look} checked={item.checked} onSelect={item.onSelect}>
        {words}
        <Chosen>
          <Check aria-hidden="true" />
        </Chosen>
      </Choice>
    )
  return (
    <Item {...look} onSelect={item.onSelect}>
      {words}
    </Item>
  )
}

const { color, space, duration, easing } = token

const drop = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

const Panel = styled(Menu.Content)`
  /* What arrives meanwhile must not cover the line that somebody is about to press. */
  z-index: ${token.layer.menu};
  min-width: 200px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 6px;
  overflow-y: auto;
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.high}, 0 0 0 1px ${color.line};
  color: ${color.ink};
  font-size: ${token.fontSize.s};
  animation: ${drop} ${duration.calm} ${easing.out};
`

const line = css<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  padding: ${space.xs} ${space.s};
  border-radius: ${token.radius.field};
  color: ${({ $danger }) => ($danger ? color.danger : 'inherit')};
  font-weight: ${token.weight.medium};
  line-height: ${token.lineHeight.snug};
  text-decoration: none;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? color.dangerSoft : color.tint)};
    outline: none;
  }
  &[data-highlighted]:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`

const Item = styled(Menu.Item)<{ $danger: boolean }>`
  ${line}
`

const Choice = styled(Menu.CheckboxItem)<{ $danger: boolean }>`
  ${line}

  /* A mark instead of a colour: beside what cannot be taken back, a coloured line reads as that. */
  &[data-state='checked'] {
    font-weight: ${token.weight.strong};
  }
`

const Chosen = styled(Menu.ItemIndicator)`
  display: inline-flex;
  flex: none;
  margin-inline-start: auto;
  color: ${color.accentText};

  & > svg {
    width: 18px;
    height: 18px;
  }
`

const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: 6px ${space.s};
  background: ${color.line};
`
