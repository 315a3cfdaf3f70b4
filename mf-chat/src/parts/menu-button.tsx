import { IconButton, type IconButtonProps } from '@lonk/shared-ui/icon-button.tsx'
import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'

interface MenuButtonProps extends Omit<IconButtonProps, 'icon'> {
  readonly items: readonly MenuItem[]
  readonly onOpenChange?: (open: boolean) => void
}

/** Three dots that open a menu; the menu's code is fetched when the first one is asked for. */
export const MenuButton = ({ items, onOpenChange, ...button }: MenuButtonProps) => {
  const [wanted, setWanted] = useState(false)
  const overlay = useOverlay(wanted, () => setWanted(false))
  const icon = <EllipsisVertical aria-hidden="true" />
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
      defaultOpen
      onOpenChange={onOpenChange}
    />
  )
}
