import { Alert } from '@lonk/shared-ui/alert.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useConfirmByToken } from './notifications.resource.ts'

/** What the link of the test mail came to. Its token leaves the address at once: it is nothing to keep or to share. */
export const MailOnAgain = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const token = query.get('token')
  const { mutate, data, error } = useConfirmByToken()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (!token) return
    mutate(token)
    navigate(pathname, { replace: true })
  }, [token])

  if (error)
    return (
      <Alert tone="danger" live={true}>
        {errorText(error)}
      </Alert>
    )
  return data ? (
    <Alert tone="success" live={true}>
      {t('settings.off.confirmed')}
    </Alert>
  ) : null
}
