import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { ExternalLink, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Promo } from './use-promo.ts'

interface PromoCardProps {
  readonly promo: Promo
  readonly onClose: () => void
}

/** An advertisement for cam profiles, in the place of a card and plainly no member's. */
export const PromoCard = ({ promo, onClose }: PromoCardProps) => {
  const { t } = useTranslation('mf-members')
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const card = currentTarget.closest('section')
    const beside = card?.nextElementSibling ?? card?.previousElementSibling
    // What had the focus goes: on to the people.
    beside?.querySelector('a')?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Card aria-label={t('search.promo.label')}>
      <Top>
        <StatusBadge>{t('search.promo.label')}</StatusBadge>
        <IconButton label={t('search.promo.close')} icon={<X aria-hidden="true" />} onClick={close} />
      </Top>
      <Text>{promo.text}</Text>
      <Out href={promo.url} target="_blank" rel="sponsored noopener noreferrer">
        {t('search.promo.open')}
        <ExternalLink aria-hidden="true" />
        <span className="visually-hidden">{t('search.promo.newTab')}</span>
      </Out>
    </Card>
  )
}

const { color, space } = token

/* No photo, no shadow: it must not be taken for a person. */
const Card = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space.s};
  min-width: 0;
  padding: ${space.s};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${color.surface};
`

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.xs};

  & > button {
    margin: -6px -6px 0 0;
  }
`

const Text = styled.p`
  align-self: center;
  overflow-wrap: anywhere;
  hyphens: auto;
`

const Out = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  color: ${color.accentText};
  font-weight: ${token.weight.medium};
  text-decoration-line: underline;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  ${hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`
