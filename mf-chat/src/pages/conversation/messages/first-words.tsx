import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { PartnerAvatar } from '../../../parts/partner-avatar.tsx'
import { Openers } from './openers.tsx'

interface FirstWordsProps {
  readonly partner: ChatPartner
  /** Something can be sent to them. */
  readonly open: boolean
}

/** Nothing was said yet. */
export const FirstWords = ({ partner, open }: FirstWordsProps) => {
  const { t } = useTranslation('mf-chat')
  return (
    <Box>
      <PartnerAvatar partner={partner} size="huge" />
      <strong>{t('conversation.start.title', { name: partner.name })}</strong>
      <Soft>{t('conversation.start.text')}</Soft>
      {open && <Openers profileId={partner.id} />}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.xl} ${token.space.m};
  text-align: center;

  & > strong {
    font-family: ${token.font.display};
    font-size: ${token.fontSize.l};
  }
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
