import { languageNames } from '@lonk/shared-api/choices.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MenuButton } from '../navigation/menu-button.tsx'
import { usePath } from '../navigation/use-path.ts'
import { offeredLanguages } from './languages.ts'

/** The language dropdown; hidden on complete-signup (docs/product.md, point 2). */
export const LanguageMenu = () => {
  const { t } = useTranslation('shell')
  const locale = useShared('locale')
  const settings = useShared('settings')
  const path = usePath()
  if (path === routePatterns['complete-signup']) return null

  return (
    <MenuButton
      label={t('language.label')}
      items={offeredLanguages(settings?.geoip_selected_country, locale).map((language) => ({
        kind: 'choice',
        key: language,
        label: <span lang={language}>{languageNames[language]}</span>,
        checked: language === locale,
        onSelect: () => bus.publish('language-requested', { locale: language }),
      }))}
      trigger={(attributes) => (
        <Present type="button" {...attributes}>
          <Globe aria-hidden="true" />
          <span>{locale.toUpperCase()}</span>
          <span className="visually-hidden">{t('language.open')}</span>
        </Present>
      )}
    />
  )
}

const Present = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding-inline: ${token.space.xs};
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.medium};

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  ${hover} {
    &:hover {
      color: ${token.color.ink};
    }
  }
`
