import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Check, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keyframes, styled } from 'styled-components'

/** The larger half of a first purchase: what is open from now on, ticked off once, as at Duolingo's end of a lesson. */
export const PremiumNow = () => {
  const { t } = useTranslation('mf-payments')
  const photos = useShared('settings')?.photo_limits.premium ?? 25
  return (
    <Box>
      <h2>
        <Sparkles aria-hidden="true" />
        {t('result.premium.title')}
      </h2>
      <ul>
        {[
          t('result.premium.everybody'),
          t('result.premium.private'),
          t('result.premium.photos', { count: photos }),
        ].map((words) => (
          <li key={words}>
            <Check aria-hidden="true" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const { color, space, easing } = token

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`
const twinkle = keyframes`
  from { opacity: 0; transform: scale(0.2) rotate(-40deg); }
  60% { transform: scale(1.25) rotate(8deg); }
`
const tick = keyframes`
  from { stroke-dashoffset: 24; }
`

const Box = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.tealSoft};
  animation: ${rise} ${token.duration.slow} ${easing.out} backwards;

  & > h2 {
    display: flex;
    gap: ${space.s};
    font-size: ${token.fontSize.m};
  }
  & > h2 > svg {
    animation: ${twinkle} 420ms ${easing.out} 160ms backwards;
  }
  & > ul {
    display: grid;
    gap: ${space.xs};
  }
  & li {
    display: flex;
    gap: ${space.s};
  }
  & svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: ${color.tealText};
  }
  & li path {
    stroke-dasharray: 24;
    animation: ${tick} 300ms ${easing.out} backwards;
  }
  & li:nth-child(1) path {
    animation-delay: 320ms;
  }
  & li:nth-child(2) path {
    animation-delay: 440ms;
  }
  & li:nth-child(3) path {
    animation-delay: 560ms;
  }
  @media (prefers-reduced-motion: reduce) {
    &,
    & svg,
    & path {
      animation: none !important;
    }
  }
`
