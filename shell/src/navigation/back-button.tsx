import { IconButton } from '@lonk/shared-ui/icon-button.tsx'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routeOf } from '../composition/route-table.ts'
import { siteHistory } from '../composition/site-history.ts'
import { isInstalled } from '../install/display-mode.ts'
import { offersBack } from './back-rule.ts'
import { usePath } from './use-path.ts'

/** The installed app's way back. No template has it: only the browser knows whether the app is installed. */
export const BackButton = () => {
  const { t } = useTranslation('shell')
  const hydrated = useHydrated()
  const routeName = routeOf(usePath())?.row.name
  if (!hydrated || !offersBack({ installed: isInstalled(), historyLength: history.length, routeName }))
    return null
  return (
    <IconButton
      label={t('nav.back')}
      icon={<ArrowLeft aria-hidden="true" />}
      onClick={() => siteHistory.go(-1)}
    />
  )
}
