import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'

/** Why nobody was logged in, in the server's words; where trying again cannot help, the way on. */
export const LoginRefusal = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const way = wayOn(error)
  return (
    <Alert tone="danger" live action={way && <TextLink to={way.to}>{t(`login.${way.words}`)}</TextLink>}>
      {errorText(error)}
    </Alert>
  )
}

const wayOn = (error: unknown) => {
  if (!isApiError(error)) return null
  if (error.code === 'account_deleted_pending')
    return { to: linkTo('account-deleted'), words: 'pending' } as const
  if (error.code === 'account_banned')
    return { to: complaintsPage(error.params.complaint_url), words: 'banned' } as const
  return null
}

const complaintsPage = (named: unknown): string =>
  (typeof named === 'string' ? safeBackPath(named) : null) ?? linkTo('complaints')
