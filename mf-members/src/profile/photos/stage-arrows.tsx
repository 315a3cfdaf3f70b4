import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface StageArrowsProps {
  readonly place: number
  readonly slides: number
  readonly go: (place: number) => void
}

/** From photo to photo for a mouse, which cannot swipe; round and round, so that no button has to go away. */
export const StageArrows = ({ place, slides, go }: StageArrowsProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <Arrows>
      <IconButton
        tone="raised"
        label={t('profile.photo.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => go((place + slides - 1) % slides)}
      />
      <IconButton
        tone="raised"
        label={t('profile.photo.next')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => go((place + 1) % slides)}
      />
    </Arrows>
  )
}

const Arrows = styled.div`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  inset-inline: ${token.space.xs};
  display: none;
  justify-content: space-between;
  pointer-events: none;

  & > button {
    pointer-events: auto;
  }
  ${hover} {
    display: flex;
  }
`
