import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { useTranslation } from 'react-i18next'
import { LikeHeart } from './like-heart.tsx'
import { useLike } from './use-like.ts'

interface LikeButtonProps {
  readonly person: { readonly id: number; readonly name: string; readonly liked: boolean }
}

/** The round heart on a card. */
export const LikeButton = ({ person }: LikeButtonProps) => {
  const { t } = useTranslation('mf-members')
  const { liked, toggle } = useLike(person)
  return (
    <IconButton
      tone={liked ? 'accent' : 'raised'}
      pressed={liked}
      label={t('like.button', { name: person.name })}
      icon={<LikeHeart liked={liked} />}
      onClick={toggle}
    />
  )
}
