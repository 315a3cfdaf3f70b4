import { bus } from '@lonk/shared-events/bus.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { later } from '@lonk/shared-ui/remote/later.tsx'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NewComplaint } from './new-complaint.tsx'

const OwnComplaints = later(async () => (await import('./own-complaints.tsx')).OwnComplaints)

/** The form for everybody; below it, for members, what they reported before. */
export const AllComplaints = ({ isMember }: { readonly isMember: boolean }) => {
  const { t } = useTranslation('mf-members')
  const own = useRef<HTMLHeadingElement | null>(null)
  return (
    <Stack gap="xl">
      <div>
        <PageHeading
          lead={t('complaints.lead')}
          actions={
            isMember ? (
              <Button variant="secondary" size="small" onClick={() => own.current?.focus()}>
                {t('complaints.toOwn')}
              </Button>
            ) : null
          }
        >
          {t('complaints.title')}
        </PageHeading>
        <NewComplaint />
      </div>
      {isMember ? <OwnComplaints heading={own} /> : <LoginForOwn />}
    </Stack>
  )
}

const LoginForOwn = () => {
  const { t } = useTranslation('mf-members')
  const ask = () => bus.publish('login-requested', { back: linkTo('complaints'), reason: 'complaints' })
  return (
    <section>
      <Stack gap="s">
        <h2>{t('complaints.login.title')}</h2>
        <p>{t('complaints.login.text')}</p>
        <div>
          <Button variant="secondary" onClick={ask}>
            {t('membersOnly.login')}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
