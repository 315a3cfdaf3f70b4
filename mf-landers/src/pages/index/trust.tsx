import { from, token } from '@lonk/shared-ui/token.ts'
import { BadgeAlert, Ban, DoorOpen, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Band, BandTitle } from './section.tsx'

const promises = [
  { name: 'adults', Icon: UserCheck },
  { name: 'fictional', Icon: BadgeAlert },
  { name: 'block', Icon: Ban },
  { name: 'leave', Icon: DoorOpen },
] as const

/** The rules that we hold ourselves to. */
export const Trust = () => {
  const { t } = useTranslation('mf-landers')
  return (
    <Ground>
      <BandTitle>{t('index.trust.title')}</BandTitle>
      <List>
        {promises.map(({ name, Icon }) => (
          <li key={name}>
            <Icon aria-hidden="true" />
            <h3>{t(`index.trust.${name}.title`)}</h3>
            <p>{t(`index.trust.${name}.text`)}</p>
          </li>
        ))}
      </List>
    </Ground>
  )
}

const { color, space } = token

const Ground = styled(Band)`
  background: ${color.tealSoft};
`

const List = styled.ul`
  display: grid;
  gap: ${space.xl};
  padding-block-start: ${space.xl};

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl} ${space.xxl};
  }
  & > li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 0 ${space.m};
  }
  & svg {
    grid-row: 1 / 3;
    width: 52px;
    height: 52px;
    padding: 13px;
    border-radius: 18px 18px 18px 4px;
    background: ${color.teal};
    color: ${color.onTeal};
  }
  & h3 {
    font-size: ${token.fontSize.l};
  }
  & p {
    max-width: 29.5em;
    margin-block-start: ${space.tiny};
  }
`
