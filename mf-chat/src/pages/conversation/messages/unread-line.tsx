import { token } from '@lonk/shared-ui/token.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** Above what is new: reading continues here, also where more came than fits. */
export const UnreadLine = () => {
  const { t } = useTranslation('mf-chat')
  const line = useRef<HTMLParagraphElement | null>(null)
  useEffect(() => void line.current?.scrollIntoView({ block: 'nearest' }), [])
  return <Line ref={line}>{t('conversation.unread')}</Line>
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.s};
  /* Below the name of the day, which stays above. */
  scroll-margin-block-start: 44px;
  color: ${token.color.accentText};
  font-size: ${token.fontSize.xs};
  font-weight: ${token.weight.medium};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid;
    opacity: 0.4;
  }
`
