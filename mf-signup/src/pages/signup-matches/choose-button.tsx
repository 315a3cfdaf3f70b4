import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ChooseButtonProps {
  readonly name: string
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** The heart on a card: only chosen here, given with all the others by the button below. */
export const ChooseButton = ({ name, chosen, onToggle }: ChooseButtonProps) => {
  const { t } = useTranslation('mf-signup')
  return (
    <IconButton
      tone={chosen ? 'accent' : 'raised'}
      pressed={chosen}
      label={t('matches.choose', { name })}
      icon={<Mark aria-hidden="true" data-chosen={chosen || undefined} />}
      onClick={onToggle}
    />
  )
}

const Mark = styled(Heart)`
  &[data-chosen] {
    fill: currentColor;
  }
`
