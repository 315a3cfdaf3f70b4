import { languageNames, languages } from '@lonk/shared-api/choices.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { Group } from '../parts/group.tsx'

/** The language in use, and the way to the page of all of them, which visitors have too. */
export const LanguageGroup = () => {
  const { t } = useTranslation('mf-members')
  const locale = useShared('locale')
  const language = languages.find((known) => known === locale) ?? 'nl'
  return (
    <Group title={t('settings.language.title')} text={languageNames[language]}>
      <LinkButton variant="secondary" size="small" to={linkTo('lang-config')}>
        {t('settings.language.change')}
      </LinkButton>
    </Group>
  )
}
