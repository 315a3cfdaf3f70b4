import { pauseAccount } from '@lonk/shared-api/calls/account/account.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { state } from '@lonk/shared-events/state.ts'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pauseEnd } from './pause-end.ts'

/** Away for so many months, or with 0 back at once; it is said, and the shell hears of it. */
export const usePause = (onDone?: () => void) => {
  const { t, i18n } = useTranslation('mf-members')
  return useMutation({
    mutationFn: async (months: number) => {
      if (months === 0) {
        await api.call(pauseAccount, { action: 'resume' })
        return t('settings.pause.resumed')
      }
      const until = pauseEnd(Date.now() + state.get('clockOffset'), months)
      await api.call(pauseAccount, { action: 'pause', until })
      return t('settings.pause.done', { date: formatDay(until, i18n.language) })
    },
    onSuccess: (text) => {
      bus.publish('refresh-requested', { parts: ['user', 'likes'] })
      bus.publish('toast-requested', { text, tone: 'success' })
      onDone?.()
    },
  })
}
