import { Spinner } from '@lonk/shared-ui/spinner.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { progressParts } from './progress-parts.ts'

/** What is happening to the new account, part by part; `done` parts have a tick. */
export const ProgressList = ({ done }: { done: number }) => {
  const { t } = useTranslation('mf-signup')
  const stateOf = (index: number) => (index < done ? 'done' : index === done ? 'busy' : 'waiting')
  return (
    <List role="status">
      {progressParts.map((part, index) => (
        <Item key={part} $waiting={index > done}>
          <Mark aria-hidden="true" $done={index < done}>
            {index < done ? <Check /> : index === done && <Spinner />}
          </Mark>
          {t(`signup.progress.${part}`)}
          {stateOf(index) !== 'waiting' && (
            <span className="visually-hidden">
              : {t(`signup.progress.${index < done ? 'done' : 'busy'}`)}
            </span>
          )}
        </Item>
      ))}
    </List>
  )
}

const { color, space } = token

const List = styled.ol`
  display: grid;
  gap: ${space.m};
`

const Item = styled.li<{ $waiting: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${({ $waiting }) => ($waiting ? color.inkSoft : color.ink)};
  font-size: ${token.fontSize.l};
  line-height: ${token.lineHeight.snug};
`

const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.full};
  background: ${({ $done }) => ($done ? color.successSoft : color.tint)};
  color: ${({ $done }) => ($done ? color.success : color.accentText)};
  font-size: ${token.fontSize.s};

  & > svg {
    width: 20px;
    height: 20px;
  }
`
