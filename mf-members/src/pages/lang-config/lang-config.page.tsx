import { languageNames, languages } from '@lonk/shared-api/choices.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Card } from '@lonk/shared-ui/card.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { useTranslation } from 'react-i18next'

const options = languages.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}))

/** All the languages of the site (`/lang-config`); the menu above the page has the likely ones. The shell switches. */
export const Page = () => {
  const { t } = useTranslation('mf-members')
  const locale = useShared('locale')
  const isMember = useShared('user') !== null
  return (
    <PageContainer width="narrow">
      <PageHeading lead={t(isMember ? 'settings.language.member' : 'settings.language.visitor')}>
        {t('settings.language.title')}
      </PageHeading>
      <Card>
        <RadioGroup
          name="language"
          label={t('settings.language.choose')}
          options={options}
          value={languages.find((language) => language === locale)}
          onChange={(language) => bus.publish('language-requested', { locale: language })}
        />
      </Card>
    </PageContainer>
  )
}
