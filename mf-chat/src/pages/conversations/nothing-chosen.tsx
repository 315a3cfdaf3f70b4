import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { EmptyChats } from '@lonk/shared-ui/illustrations/empty-chats.tsx'
import { useTranslation } from 'react-i18next'
import { lastChat } from '../../preferences/last-chat.ts'

/** Beside the list: where a conversation will open, and the way back to the last one. */
export const NothingChosen = ({ conversations }: { readonly conversations: readonly ChatListEntry[] }) => {
  const { t, i18n } = useTranslation('mf-chat')
  const memberId = useShared('user')?.id
  const last = memberId === undefined ? null : lastChat.get(memberId)
  const entry = last && conversations.find(({ profile }) => profile.id === last.profileId)
  return (
    <EmptyState
      drawing={<EmptyChats />}
      title={t('conversations.choose.title')}
      action={
        entry && (
          <LinkButton variant="secondary" to={linkTo('chats-id', { id: entry.conversation.id })}>
            {t('conversations.choose.last', { name: entry.profile.name })}
          </LinkButton>
        )
      }
    >
      {entry
        ? t('conversations.choose.lastText', { date: formatDay(last.at, i18n.language) })
        : t('conversations.choose.text')}
    </EmptyState>
  )
}
