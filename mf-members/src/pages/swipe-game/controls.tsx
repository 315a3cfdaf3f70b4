import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Heart, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ControlsProps {
  /** Whom the buttons are about. */
  readonly name: string
  readonly canLike: boolean
  readonly onLike: () => void
  readonly onPass: () => void
  readonly onUndo: () => void
}

/** The same three things that keys and a drag do. A like that cannot be given keeps its button, which says why. */
export const Controls = ({ name, canLike, onLike, onPass, onUndo }: ControlsProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <>
      <Row>
        <IconButton
          tone="raised"
          label={t('swipe.undo')}
          icon={<Undo2 aria-hidden="true" />}
          onClick={onUndo}
        />
        <Large
          tone="raised"
          label={t('swipe.pass', { name })}
          icon={<X aria-hidden="true" />}
          onClick={onPass}
        />
        <Large
          tone="accent"
          label={t('like.button', { name })}
          icon={<Heart aria-hidden="true" />}
          aria-disabled={!canLike || undefined}
          onClick={onLike}
        />
      </Row>
      <Keys>{t('swipe.keys')}</Keys>
    </>
  )
}

const { color, space } = token

const Row = styled.div`
  display: grid;
  /* The two large ones in the middle, as far from either thumb. */
  grid-template-columns: 1fr auto auto 1fr;
  align-items: center;
  gap: ${space.m};
  margin-block-start: ${space.l};
`

const Large = styled(IconButton)`
  width: 64px;
  height: 64px;

  & svg {
    width: 30px;
    height: 30px;
  }
  &[aria-disabled] {
    background: ${color.tint};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
`

const Keys = styled.p`
  display: none;
  margin-block-start: ${space.m};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.xs};
  text-align: center;

  /* Whoever has a mouse has keys. */
  @media (hover: hover) and (pointer: fine) {
    display: block;
  }
`
