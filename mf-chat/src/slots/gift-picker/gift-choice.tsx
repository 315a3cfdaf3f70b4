import type { Gift } from '@lonk/shared-api/schemas/chat.ts'
import { CreditPrice } from '@lonk/shared-ui/price.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { GiftDrawing } from '../../gifts/gift-drawing.tsx'

interface GiftChoiceProps {
  readonly gifts: readonly Gift[]
  readonly chosen: Gift | null
  readonly onChoose: (gift: Gift) => void
}

/** One of all gifts; arrow keys move as with any radio. */
export const GiftChoice = ({ gifts, chosen, onChoose }: GiftChoiceProps) => {
  const { t } = useTranslation('mf-chat')
  return (
    <Group>
      <legend className="visually-hidden">{t('gifts.choose')}</legend>
      {gifts.map((gift) => (
        <Card key={gift.id}>
          <input
            className="visually-hidden"
            type="radio"
            name="gift"
            value={gift.id}
            checked={gift.id === chosen?.id}
            onChange={() => onChoose(gift)}
          />
          <GiftDrawing image={gift.image} />
          <strong>{gift.name}</strong>
          <small>
            <CreditPrice credits={gift.credits} money={{ amount: gift.price_eur, currency: gift.currency }} />
          </small>
        </Card>
      ))}
    </Group>
  )
}

const { color, space } = token

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  gap: ${space.xs};
`

const Card = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  padding: ${space.s} ${space.tiny};
  border: 1.5px solid ${color.line};
  border-radius: ${token.radius.card};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  cursor: pointer;

  & > svg {
    width: 56px;
    height: 56px;
  }
  & > strong {
    font-weight: ${token.weight.medium};
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: ${token.fontSize.xs};
  }
  & > small > span {
    white-space: normal;
  }
  ${hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &:has(:checked) {
    border-color: ${color.selected};
    background: ${color.selectedSoft};
    box-shadow: inset 0 0 0 1px ${color.selected};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`
