import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { MenuButton } from '@lonk/shared-ui/menu-button.tsx'
import { useTranslation } from 'react-i18next'
import { useProfileActs } from './use-profile-acts.tsx'

interface ProfileMenuProps {
  readonly profile: Profile
  /** The one in sight. */
  readonly photo: Photo | undefined
}

/** Three dots over a photo: share, block, report. */
export const ProfileMenu = ({ profile, photo }: ProfileMenuProps) => {
  const { t } = useTranslation('mf-members')
  const { all, dialog } = useProfileActs(profile, photo)
  return (
    <>
      <MenuButton tone="raised" label={t('profile.acts', { name: profile.name })} items={all} />
      {dialog}
    </>
  )
}
