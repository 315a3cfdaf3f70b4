import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PartnerAvatar } from '../../../parts/partner-avatar.tsx'

/** Nothing was said yet. */
export const FirstWords = ({ partner }: { partner: ChatPartner }) => {
  const { t } = useTranslation('mf-chat')
  return (
    <Box>
      <PartnerAvatar partner={partner} size="huge" />
      <strong>{t('conversation.start.title', { name: partner.name })}</strong>
      <Soft>{t('conversation.start.text')}</Soft>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.xl};
  text-align: center;

  & > strong {
    font-family: ${token.font.display};
    font-size: ${token.fontSize.l};
  }
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
