import { Button } from '../../src/button.tsx'
import { useOverlay } from '../../src/lazy-overlay.ts'

export default { title: 'Menu' }

export const Account = () => {
  const overlay = useOverlay(true)
  return (
    overlay && (
      <overlay.DropdownMenu
        trigger={<Button variant="secondary">Account</Button>}
        align="start"
        items={[
          { kind: 'link', key: 'profile', label: 'Mijn profiel', to: '/profile' },
          { kind: 'choice', key: 'nl', label: 'Nederlands', checked: true, onSelect: () => undefined },
          { kind: 'separator', key: 'line' },
          { key: 'logout', label: 'Uitloggen', danger: true, onSelect: () => undefined },
        ]}
      />
    )
  )
}
