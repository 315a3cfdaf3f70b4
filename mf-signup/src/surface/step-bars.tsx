import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** "Stap 2 van 5" and as many bars, the passed ones filled; `step` counts from 0. */
export const StepBars = ({ step, count }: { readonly step: number; readonly count: number }) => {
  const { t } = useTranslation('mf-signup')
  return (
    <div>
      <Bars aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that a bar is
          <Bar key={index} $filled={index <= step} />
        ))}
      </Bars>
      <Count>{t('signup.step', { step: step + 1, count })}</Count>
    </div>
  )
}

const Bars = styled.div`
  display: flex;
  gap: ${token.space.tiny};
`

const Bar = styled.span<{ $filled: boolean }>`
  flex: 1;
  height: 6px;
  border-radius: ${token.radius.full};
  background: ${({ $filled }) => ($filled ? token.color.coral : token.color.line)};
  transition: background-color ${token.duration.slow} ${token.easing.out};
`

const Count = styled.p`
  margin-block: ${token.space.xs} ${token.space.m};
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
