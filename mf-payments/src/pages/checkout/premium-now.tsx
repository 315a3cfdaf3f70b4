import { useShared } from '@lonk/shared-events/react.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** The larger half of a first purchase: what is open from now on. */
export const PremiumNow = () => {
  const { t } = useTranslation('mf-payments')
  const photos = useShared('settings')?.photo_limits.premium ?? 25
  return (
    <Box>
      <h2>{t('result.premium.title')}</h2>
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

const { color, space } = token

const Box = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.tealSoft};

  & > h2 {
    font-size: ${token.fontSize.m};
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
`
