import { EllipsisVertical } from 'lucide-react'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { IconButton, type IconButtonProps } from './icon-button.tsx'
import { useOverlay } from './lazy-overlay.ts'
import type { MenuItem } from './overlay/dropdown-menu.tsx'

interface MenuProps {
  items: readonly MenuItem[]
  /** The side of the button that the menu keeps to. */
  align?: 'start' | 'end'
  onOpenChange?: (open: boolean) => void
}

/** What the button has to carry until the menu's code, which gives it the same, is there. */
export interface MenuTrigger {
  onClick?: (press: MouseEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
}

/** `trigger` draws the button, with its name; one element that takes a ref. */
export interface LazyMenuProps extends MenuProps {
  trigger: (attributes: MenuTrigger) => ReactElement
}

/** A menu under any button; its code is fetched when the first one is asked for. */
export function LazyMenu({ trigger, items, align, onOpenChange }: LazyMenuProps) {
  const [wanted, setWanted] = useState<'by-key' | 'by-pointer' | null>(null)
  const overlay = useOverlay(wanted !== null, () => setWanted(null))
  // A click that counts no presses of a pointer is a key's, or a screen reader's.
  const onClick = ({ detail }: MouseEvent) => setWanted(detail === 0 ? 'by-key' : 'by-pointer')
  if (!overlay) return trigger({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick })
  return (
    <overlay.DropdownMenu
      trigger={trigger({})}
      items={items}
      align={align}
      defaultOpen
      openedByKey={wanted === 'by-key'}
      onOpenChange={onOpenChange}
    />
  )
}

/** The label names what the acts are for: "Acties voor Sanne", not "Menu". */
export interface MenuButtonProps extends MenuProps, Omit<IconButtonProps, 'icon'> {
  /** Three dots by default. */
  icon?: ReactNode
}

const dots = <EllipsisVertical aria-hidden="true" />

/** A round button that opens a menu of what can be done with something. */
export function MenuButton({ items, align, onOpenChange, icon = dots, ...button }: MenuButtonProps) {
  return (
    <LazyMenu
      items={items}
      align={align}
      onOpenChange={onOpenChange}
      trigger={(attributes) => <IconButton {...button} {...attributes} icon={icon} />}
    />
  )
}
