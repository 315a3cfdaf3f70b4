import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface MessageButtonProps {
  readonly person: { readonly id: number; readonly name: string }
}

/** On the card of a match, where the heart would end it: the two have liked each other already. */
export const MessageButton = ({ person }: MessageButtonProps) => {
  const { t } = useTranslation('mf-members')
  const words = t('profile.message')
  return (
    <LinkButton
      size="small"
      to={linkTo('members-id-chat', { id: person.id })}
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={`${words}: ${person.name}`}
    >
      {words}
    </LinkButton>
  )
}
