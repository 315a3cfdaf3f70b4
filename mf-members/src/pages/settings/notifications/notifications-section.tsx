import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { RowsSkeleton } from '../parts/rows-skeleton.tsx'
import { Section } from '../parts/section.tsx'
import { EmailChoices } from './email-choices.tsx'
import { MailOff } from './mail-off.tsx'
import { MailOnAgain } from './mail-on-again.tsx'
import { useNotifications } from './notifications.resource.ts'
import { PushChoices } from './push-choices.tsx'
import { ThisBrowser } from './this-browser.tsx'

/** What the member hears of while they are not here, by which way, and how often. */
export const NotificationsSection = () => (
  <Section name="notifications">
    <MailOnAgain />
    <Choices />
  </Section>
)

const Choices = () => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useNotifications()
  if (!data)
    return error ? (
      <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={10} />
    )
  return (
    <>
      {data.disabled.length > 0 ? <MailOff reasons={data.disabled} /> : null}
      <EmailChoices settings={data.settings} />
      <ThisBrowser />
      <PushChoices settings={data.settings} />
    </>
  )
}
