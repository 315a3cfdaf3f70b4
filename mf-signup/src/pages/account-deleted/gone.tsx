import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { MailSent } from '@lonk/shared-ui/illustrations/mail-sent.tsx'
import { useTranslation } from 'react-i18next'
import { Support } from '../../mail-link/support.tsx'
import { DrawnPage } from '../../surface/drawn-page.tsx'

/** Both ways of leaving end here, and nobody is logged in who could be asked which: it says what holds for each. */
export const Gone = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage drawing={<MailSent />} title={t('deleted.gone.title')} lead={t('deleted.gone.lead')}>
      <p>{t('deleted.gone.back')}</p>
      <p>{t('deleted.gone.erased')}</p>
      <p>{t('deleted.gone.kept')}</p>
      <Support />
      <div>
        <LinkButton to={linkTo('index')} variant="secondary">
          {t('deleted.gone.home')}
        </LinkButton>
      </div>
    </DrawnPage>
  )
}
