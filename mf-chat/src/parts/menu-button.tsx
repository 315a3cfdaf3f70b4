import { IconButton, type IconButtonProps } from '@lonk/shared-ui/icon-button.tsx'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { EllipsisVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface MenuButtonProps extends Omit<IconButtonProps, 'icon'> {
  readonly items: readonly MenuItem[]
  /** Three dots by default. */
  readonly icon?: ReactNode
  /** The side of the button that the menu keeps to. */
  readonly align?: 'start' | 'end'
  readonly onOpenChange?: (open: boolean) => void
}

const dots = <EllipsisVertical aria-hidden="true" />

/** A round button that opens a menu; the menu's code is fetched when the first one is asked for. */
export const MenuButton = ({ items, icon = dots, align, onOpenChange, ...button }: MenuButtonProps) => {
  const [wanted, setWanted] = useState(false)
  const overlay = useOverlay(wanted, () => setWanted(false))
  if (!overlay) {
    return (
      <IconButton
        {...button}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setWanted(true)}
      />
    )
  }
  return (
    <overlay.DropdownMenu
      trigger={<IconButton {...button} icon={icon} />}
      items={items}
      align={align}
      defaultOpen
      onOpenChange={onOpenChange}
    />
  )
}
