import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { MailSent } from '@lonk/shared-ui/illustrations/mail-sent.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { ProfileCardView } from '@lonk/shared-ui/profile-card.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ResendMail } from '../activation/resend-mail.tsx'
import { Welcome } from '../activation/welcome.tsx'
import { useBackPath } from '../back-path.ts'
import { useDialogSurface } from '../surface/dialog-surface.ts'
import { FlowContainer, FlowHeading } from '../surface/flow-parts.tsx'

interface CompleteProps {
  readonly user: User
  readonly matches: readonly ProfileCard[]
}

/** The account is there: what is left is a click in a mail, which may be sent again or to another address. */
export const Complete = ({ user, matches }: CompleteProps) => {
  const { t } = useTranslation('mf-signup')
  const dialog = useDialogSurface()
  const pageBack = useBackPath()
  const gift = useShared('settings')?.signup_credits ?? 0
  if (user.status !== 'not_confirmed') return <Welcome />
  return (
    <FlowContainer width="text">
      <Stack gap="xl">
        <div>
          <Drawing>
            <MailSent />
          </Drawing>
          <FlowHeading
            lead={
              <Trans
                t={t}
                i18nKey="signup.complete.sent"
                values={{ email: user.email }}
                components={{ strong: <strong /> }}
              />
            }
          >
            {t('signup.complete.title')}
          </FlowHeading>
          <Stack gap="m">
            {gift > 0 && <p>{t('signup.complete.gift', { count: gift })}</p>}
            <div>
              <LinkButton to={dialog?.back ?? pageBack} size="large" onClick={dialog?.close}>
                {t('signup.complete.look')}
              </LinkButton>
            </div>
            <ResendMail />
          </Stack>
        </div>
        {matches.length > 0 && <Matches matches={matches} />}
      </Stack>
    </FlowContainer>
  )
}

const Matches = ({ matches }: { matches: readonly ProfileCard[] }) => {
  const { t } = useTranslation('mf-signup')
  const settings = useShared('settings')
  const dialog = useDialogSurface()
  const Title = dialog ? 'h3' : 'h2'
  return (
    <Stack gap="m">
      <Title>{t('signup.complete.matches')}</Title>
      <People>
        {matches.map((person) => (
          <ProfileCardView
            key={person.id}
            person={person}
            cdnPrefix={settings?.cdn_prefix ?? ''}
            to={linkTo('members-id', { id: person.id })}
            fictionalLabel={settings?.fictional_singular}
            heading="h3"
          />
        ))}
      </People>
      <div>
        <LinkButton to={linkTo('signup-matches')} variant="secondary" onClick={dialog?.close}>
          {t('signup.complete.like')}
        </LinkButton>
      </div>
    </Stack>
  )
}

const Drawing = styled.div`
  width: 180px;
`

/** At most six: rows of two, then of three, with nobody alone in a row. */
const People = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.s};

  ${from('phone')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
