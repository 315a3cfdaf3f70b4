import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'
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
      icon={<Beat aria-hidden="true" data-liked={liked || undefined} />}
      onClick={toggle}
    />
  )
}

const pop = keyframes`
  40% { transform: scale(1.28); }
`

export const Beat = styled(Heart)`
  &[data-liked] {
    fill: currentColor;
    animation: ${pop} ${token.duration.slow} ${token.easing.out};
  }
`
