import { Button } from '../src/button.tsx'
import { useOverlay } from '../src/lazy-overlay.ts'
import { MenuButton } from '../src/menu-button.tsx'
import { useSay } from './texts.ts'

export default { title: 'Menu' }

export const Account = () => {
  const say = useSay()
  const overlay = useOverlay(true)
  return (
    overlay && (
      <overlay.DropdownMenu
        trigger={<Button variant="secondary">Account</Button>}
        align="start"
        items={[
          { kind: 'link', key: 'profile', label: say('Mijn profiel', 'My profile'), to: '/profile' },
          { kind: 'choice', key: 'nl', label: 'Nederlands', checked: true, onSelect: () => undefined },
          { kind: 'separator', key: 'line' },
          { key: 'logout', label: say('Uitloggen', 'Log out'), danger: true, onSelect: () => undefined },
        ]}
      />
    )
  )
}

export const ThreeDots = () => {
  const say = useSay()
  return (
    <MenuButton
      tone="raised"
      label={say('Acties voor Sanne', 'Actions for Sanne')}
      align="start"
      items={[
        { key: 'share', label: say('Profiel delen', 'Share profile'), onSelect: () => undefined },
        { key: 'block', label: say('Blokkeren', 'Block'), onSelect: () => undefined },
      ]}
    />
  )
}
