import { CountBadge } from '@lonk/shared-ui/badge.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface ToNewestProps {
  /** Received below what is in sight. */
  readonly unseen: number
  readonly onPress: () => void
}

/** The way back down for whoever reads further up, with what came meanwhile. */
export const ToNewest = ({ unseen, onPress }: ToNewestProps) => {
  const { t } = useTranslation('mf-chat')
  return (
    <Corner>
      <IconButton
        tone="raised"
        label={t('conversation.toNewest')}
        icon={<ArrowDown aria-hidden="true" />}
        onClick={onPress}
      />
      <Unseen>
        <CountBadge count={unseen} label={t('conversation.newMessages', { count: unseen })} />
      </Unseen>
    </Corner>
  )
}

const Corner = styled.div`
  position: absolute;
  inset-block-end: ${token.space.s};
  inset-inline-end: ${token.space.m};
`

const Unseen = styled.span`
  position: absolute;
  inset-block-start: -6px;
  inset-inline-end: -4px;
  pointer-events: none;
`
