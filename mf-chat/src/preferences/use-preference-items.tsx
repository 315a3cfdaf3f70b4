import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import type { MenuItem } from '@lonk/shared-ui/overlay/dropdown-menu.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { CheckCheck, CornerDownLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { enterSends } from './enter-sends.ts'
import { setReadReceipts } from './set-read-receipts.ts'

/** How this member wants to chat, as lines of a menu: what Enter does, and whether others see what was read. */
export const usePreferenceItems = (): MenuItem[] => {
  const { t } = useTranslation('mf-chat')
  const errorText = useErrorText()
  const user = useShared('user')
  // Seen in an open menu alone: a document, which knows no browser, may say either.
  const sends = useStore(enterSends, () => true)
  const receipts = user?.read_receipts ?? true
  return [
    {
      kind: 'choice',
      key: 'enter',
      label: t('preferences.enterSends'),
      icon: <CornerDownLeft aria-hidden="true" />,
      checked: sends,
      onSelect: () => enterSends.set(!sends),
    },
    {
      kind: 'choice',
      key: 'receipts',
      label: t('preferences.readReceipts'),
      icon: <CheckCheck aria-hidden="true" />,
      checked: receipts,
      onSelect: () => void setReadReceipts(!receipts, errorText),
    },
  ]
}
