import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { Ban, Bell, BellOff, Flag, Trash2, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { unblockMember } from '../../../acts/blocking.ts'
import { setMuted } from '../../../acts/set-muted.ts'
import { hasRoomBeside } from '../../../parts/has-room-beside.ts'
import { toastFailure } from '../../../parts/toast-failure.ts'
import { usePreferenceItems } from '../../../preferences/use-preference-items.tsx'
import type { Thread } from '../../../thread/thread.ts'

interface Acts {
  readonly onBlock: () => void
  readonly onRemove: () => void
}

/** The lines of a conversation's menu: only what is possible with this partner now. */
export const useConversationItems = (thread: Thread, { onBlock, onRemove }: Acts): readonly MenuItem[] => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const preferences = usePreferenceItems()
  const { conversation, profile } = thread
  // In a closed conversation only the one who has blocked still knows the partner.
  const known = 'age' in profile
  const blocked = known && conversation?.state === 'closed'
  const items: MenuItem[] = []

  if (known && !blocked) {
    const look = { key: 'profile', label: t('conversations.profile'), icon: <UserRound aria-hidden="true" /> }
    // As by the name in the header: beside the conversation where there is room.
    items.push(
      hasRoomBeside()
        ? { ...look, onSelect: () => bus.publish('profile-panel-requested', { profileId: profile.id }) }
        : { ...look, kind: 'link', to: linkTo('members-id', { id: profile.id }) },
    )
  }
  if (conversation) {
    items.push({
      key: 'mute',
      label: conversation.muted ? t('conversations.unmute') : t('conversations.mute'),
      icon: conversation.muted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
      onSelect: () => void setMuted(conversation.id, !conversation.muted, errorText),
    })
  }
  items.push({ kind: 'separator', key: 'acts' })
  if (blocked) {
    items.push({
      key: 'unblock',
      label: t('block.undo'),
      icon: <Ban aria-hidden="true" />,
      onSelect: () => void unblockMember(profile.id).catch((error) => toastFailure(error, errorText)),
    })
  } else if (known) {
    items.push({ key: 'block', label: t('block.act'), icon: <Ban aria-hidden="true" />, onSelect: onBlock })
  }
  if (known) {
    items.push({
      key: 'complain',
      label: t('complain.member'),
      icon: <Flag aria-hidden="true" />,
      onSelect: () => bus.publish('complaint-requested', { profileId: profile.id }),
    })
  }
  if (conversation) {
    items.push({
      key: 'remove',
      label: t('conversations.remove'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: onRemove,
    })
  }
  return [...items, { kind: 'separator', key: 'preferences' }, ...preferences]
}
