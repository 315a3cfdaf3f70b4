import { linkTo } from '@lonk/shared-events/route-names.ts'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../back-link.tsx'
import { isConversation, useBack } from '../way-back.ts'

/** The one way out of a page that has no navigation: to where the member came from, else to the bundles. */
export const StepBack = () => {
  const { t } = useTranslation('mf-payments')
  const back = useBack()
  return (
    <BackLink to={back ?? linkTo('credits')}>
      {t(isConversation(back) ? 'wayBack.conversation' : 'wayBack.page')}
    </BackLink>
  )
}
