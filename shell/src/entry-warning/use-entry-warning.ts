import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { isInstalled } from '../install/display-mode.ts'
import { layoutStore } from '../layouts/layout-store.ts'
import { dismissals } from '../warnings/dismissals.ts'
import { countriesWarned, shouldWarn } from './entry-warning-rule.ts'

const wasDismissed = () => dismissals.at('entry-warning') !== null

/** Whether the entry warning is open, and the way to close it for good. */
export const useEntryWarning = () => {
  const user = useShared('user')
  const settings = useShared('settings')
  const layout = useStore(layoutStore)
  const dismissed = useStore({ subscribe: dismissals.subscribe, get: wasDismissed })
  const open =
    settings !== null &&
    shouldWarn({
      loggedIn: user !== null,
      installed: isInstalled(),
      dismissed,
      enabled: settings.enable_site_entry_popup,
      country: settings.geoip_selected_country,
      countries: countriesWarned(layout),
    })
  return { open, close: () => dismissals.dismiss('entry-warning') }
}
