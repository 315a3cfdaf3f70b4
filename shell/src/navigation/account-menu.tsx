import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { Avatar } from '@lonk/shared-ui/avatar.tsx'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { from, hover, token } from '@lonk/shared-ui/token.ts'
import { CircleUserRound, Dot, LogOut, Settings, Smartphone, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { menuRows, routeOf } from '../composition/route-table.ts'
import { installPrompt } from '../install/install-prompt.ts'
import { MenuButton } from './menu-button.tsx'

/** The member's photo or an icon, the profile's name, and under it profile, settings, what remotes add, the app and logout. */
export const AccountMenu = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('shell')
  const hydrated = useHydrated()
  const user = useShared('user')
  const settings = useShared('settings')
  const locale = useShared('locale')
  const installable = useStore(installPrompt, () => false)
  const photo = hydrated && user?.profile.main_image?.status === 'active' ? user.profile.main_image : null
  const address = photo && settings && `${settings.cdn_prefix}${photo.thumb_filename ?? photo.filename}`
  // Settings are another team's page: the line is there once somebody serves it.
  const hasSettings = hydrated && routeOf(linkTo('notifications')) !== null

  return (
    <MenuButton
      label={t('account.label')}
      items={[
        {
          kind: 'link',
          key: 'profile',
          label: t('account.profile'),
          icon: <UserRound />,
          to: linkTo('profile'),
        },
        ...(hasSettings
          ? [
              {
                kind: 'link' as const,
                key: 'settings',
                label: t('account.settings'),
                icon: <Settings />,
                to: linkTo('notifications'),
              },
            ]
          : []),
        ...(hydrated ? menuRows() : []).map(({ name, path, texts }) => ({
          kind: 'link' as const,
          key: name,
          label: texts[locale] ?? texts.en ?? name,
          icon: <Dot />,
          to: path,
        })),
        ...(installable
          ? [
              {
                key: 'install',
                label: t('account.install'),
                icon: <Smartphone />,
                onSelect: () => void installPrompt.show(),
              },
            ]
          : []),
        { kind: 'separator', key: 'line' },
        {
          key: 'logout',
          label: t('account.logout'),
          icon: <LogOut />,
          onSelect: () => bus.publish('logout-requested', {}),
        },
      ]}
      trigger={(attributes) => (
        <Account type="button" aria-label={t('account.open', { name })} {...attributes}>
          {address && user ? (
            <Avatar src={address} name={name} seed={user.profile.id} size="small" />
          ) : (
            <CircleUserRound aria-hidden="true" />
          )}
          <Name>{name}</Name>
        </Account>
      )}
    />
  )
}

const Account = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  min-width: 44px;
  min-height: 44px;
  padding: 6px;
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
  color: ${token.color.ink};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.medium};

  & > svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
  ${hover} {
    &:hover {
      background: ${token.color.tint};
    }
  }
`

const Name = styled.span`
  display: none;
  max-width: 9em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${from('laptop')} {
    display: inline;
  }
`
