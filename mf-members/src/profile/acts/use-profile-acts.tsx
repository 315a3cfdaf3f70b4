import type { Photo } from '@lonk/shared-api/schemas/photo.ts'
import type { Profile } from '@lonk/shared-api/schemas/profile.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { Ban, Flag, ImageOff, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockDialog } from '../../blocking/block-dialog.tsx'
import { shareProfile } from './share-profile.ts'

/** What can be done about somebody, as lines of a menu, and the question that one of them asks first. */
export const useProfileActs = (profile: Profile, photo?: Photo) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const [blocking, setBlocking] = useState(false)
  const { id } = profile

  const share: MenuItem = {
    key: 'share',
    label: t('profile.share.act'),
    icon: <Share2 aria-hidden="true" />,
    onSelect: () =>
      void shareProfile(profile, {
        copied: t('profile.share.copied'),
        byHand: (address) => t('profile.share.byHand', { address }),
      }),
  }
  const block: MenuItem = {
    key: 'block',
    label: t('profile.block.act'),
    icon: <Ban aria-hidden="true" />,
    onSelect: () =>
      user
        ? setBlocking(true)
        : bus.publish('login-requested', { back: linkTo('members-id', { id }), reason: 'block' }),
  }
  const reportMember: MenuItem = {
    key: 'report',
    label: t('complaint.title.profile'),
    icon: <Flag aria-hidden="true" />,
    onSelect: () => bus.publish('complaint-requested', { profileId: id }),
  }
  // Of a locked photo nobody saw enough to report it.
  const reportPhoto: readonly MenuItem[] =
    photo && !photo.locked
      ? [
          {
            key: 'photo',
            label: t('profile.reportPhoto'),
            icon: <ImageOff aria-hidden="true" />,
            onSelect: () => bus.publish('complaint-requested', { profileId: id, photoId: photo.id }),
          },
        ]
      : []
  return {
    safety: [block, reportMember],
    all: [share, { kind: 'separator', key: 'safety' } as const, block, reportMember, ...reportPhoto],
    dialog: blocking ? <BlockDialog person={profile} onClose={() => setBlocking(false)} /> : null,
  }
}
