import { useOverlay } from '@lonk/shared-ui/lazy-overlay.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/overlay.tsx'
import { type ReactElement, useState } from 'react'

interface MenuButtonProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Gives the button with what it has to carry before the menu's code is there. */
  readonly trigger: (attributes: {
    readonly onClick?: () => void
    readonly onPointerEnter?: () => void
    readonly 'aria-haspopup'?: 'menu'
  }) => ReactElement
}

/**
 * A button with a menu. The menu's code comes with the first touch of the button: until then it is an ordinary
 * button of the document, and the press that fetched the code opens the menu.
 */
export const MenuButton = ({ label, items, trigger }: MenuButtonProps) => {
  const [wanted, setWanted] = useState(false)
  const [pressed, setPressed] = useState(false)
  const overlay = useOverlay(wanted)
  if (!overlay || !pressed) {
    return trigger({
      'aria-haspopup': 'menu',
      onPointerEnter: () => setWanted(true),
      onClick: () => {
        setWanted(true)
        setPressed(true)
      },
    })
  }
  return <overlay.DropdownMenu trigger={trigger({})} items={items} label={label} defaultOpen />
}
