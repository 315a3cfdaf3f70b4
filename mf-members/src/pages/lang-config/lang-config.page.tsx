import { languageNames, languages } from '@lonk/shared-api/choices.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { useTranslation } from 'react-i18next'
import { CountryChoice } from '../../choices/country-choice.tsx'
import { SchemeChoice } from '../../choices/scheme-choice.tsx'

const options = languages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}))

/**
 * What visitors choose too (`/lang-config`): all the languages of the site, of which the menu above the page has the
 * likely ones, the country, and light or dark. The shell does what is chosen.
 */
export const Page = () => {
  const { t } = useTranslation('mf-members')
  const locale = useShared('locale')
  const isMember = useShared('user') !== null
  return (
    <PageContainer width="narrow">
      <PageHeading lead={t('settings.display.lead')}>{t('settings.display.title')}</PageHeading>
      <Stack gap="l">
        <Card>
          <RadioGroup
            name="language"
            label={t('settings.language.choose')}
            hint={t(isMember ? 'settings.language.member' : 'settings.language.visitor')}
            options={options}
            value={languages.find((language) => language === locale)}
            onChange={(language) => bus.publish('language-requested', { locale: language })}
          />
        </Card>
        <Card>
          <Stack gap="l">
            <CountryChoice />
            <SchemeChoice />
          </Stack>
        </Card>
      </Stack>
    </PageContainer>
  )
}
