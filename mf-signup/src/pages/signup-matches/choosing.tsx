import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { Cluster, Grid, PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { ProfileCardView } from '@lonk/shared-ui/profile-card.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ChooseButton } from './choose-button.tsx'
import type { useSendLikes } from './use-send-likes.ts'

interface ChoosingProps {
  readonly people: readonly ProfileCard[]
  readonly sending: ReturnType<typeof useSendLikes>
}

/** Nobody is chosen beforehand: a like says something to somebody. */
export const Choosing = ({ people, sending: { busy, problem, send } }: ChoosingProps) => {
  const { t } = useTranslation('mf-signup')
  const settings = useShared('settings')
  const [ids, setIds] = useState<readonly number[]>([])
  const [message, setMessage] = useState('')
  const [empty, setEmpty] = useState(false)

  const toggle = (id: number) => {
    setEmpty(false)
    setIds(ids.includes(id) ? ids.filter((chosen) => chosen !== id) : [...ids, id])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(ids.length === 0)
    if (ids.length > 0) void send({ ids, message })
  }

  return (
    <PageContainer>
      <PageHeading lead={t('matches.lead')}>{t('matches.title')}</PageHeading>
      <form onSubmit={submit} noValidate>
        <Stack gap="l">
          <Grid>
            {people.map((person, place) => (
              <ProfileCardView
                key={person.id}
                person={person}
                cdnPrefix={settings?.cdn_prefix ?? ''}
                to={linkTo('members-id', { id: person.id })}
                fictionalLabel={settings?.fictional_singular}
                priority={place < 2}
                action={
                  <ChooseButton
                    name={person.name}
                    chosen={ids.includes(person.id)}
                    onToggle={() => toggle(person.id)}
                  />
                }
              />
            ))}
          </Grid>
          <Words gap="m">
            <TextArea
              label={t('matches.message')}
              hint={t('matches.messageHint')}
              optional
              maxLength={500}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
            {empty && (
              <Alert tone="warning" live>
                {t('matches.nobodyChosen')}
              </Alert>
            )}
            {problem && (
              <Alert tone="danger" live>
                {problem}
              </Alert>
            )}
            <Cluster gap="xs">
              <Button type="submit" size="large" busy={busy}>
                {ids.length === 0 ? t('matches.submitNone') : t('matches.submit', { number: ids.length })}
              </Button>
              <LinkButton to={linkTo('members')} variant="quiet" size="large">
                {t('matches.skip')}
              </LinkButton>
            </Cluster>
          </Words>
        </Stack>
      </form>
    </PageContainer>
  )
}

const Words = styled(Stack)`
  max-width: 480px;
`
