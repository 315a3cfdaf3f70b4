import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { Group } from '../parts/group.tsx'

/** Notifications in the browser that the member has before them. The shell asks the browser, and says how it went. */
export const ThisBrowser = () => {
  const { t } = useTranslation('mf-members')
  const { isCapable, isSubscribed } = useShared('push')
  if (isCapable === null) return null
  const state = isCapable ? (isSubscribed ? 'on' : 'off') : 'impossible'
  return (
    <Group title={t('settings.browser.title')} text={t(`settings.browser.${state}`)}>
      {isCapable ? (
        <Button variant="secondary" onClick={() => bus.publish('push-requested', { on: !isSubscribed })}>
          {t(isSubscribed ? 'settings.browser.turnOff' : 'settings.browser.turnOn')}
        </Button>
      ) : null}
    </Group>
  )
}
