import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Avatar, type AvatarSize } from '@lonk/shared-ui/avatar.tsx'
import { Bot } from 'lucide-react'

interface PartnerAvatarProps {
  readonly partner: ChatPartner
  readonly size?: AvatarSize
}

/** The other member in a circle, with the online dot and the mark of a fictional profile. */
export const PartnerAvatar = ({ partner, size }: PartnerAvatarProps) => {
  const settings = useShared('settings')
  const image = partner.main_image
  const file = image?.status === 'active' ? (image.thumb_filename ?? image.filename) : null
  return (
    <Avatar
      src={file && settings ? settings.cdn_prefix + file : null}
      name={partner.name}
      seed={partner.id}
      size={size}
      online={partner.online}
      mark={isFictional(partner) && settings?.fictional_icon ? markOf(settings.fictional_icon) : undefined}
    />
  )
}

/** The setting is a sign to show as it is ("🎭"), or names an icon, of which this remote has one. */
const markOf = (icon: string) => (/\p{Extended_Pictographic}/u.test(icon) ? icon : <Bot aria-hidden="true" />)

/** Nothing is known of a partner who is gone; then the conversation says whether it was a fictional one. */
export const isFictional = (partner: ChatPartner): boolean => 'age' in partner && partner.fictional
