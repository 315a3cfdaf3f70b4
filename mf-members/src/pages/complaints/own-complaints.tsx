import type { Complaint } from '@lonk/shared-api/schemas/complaint.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ComplaintCard } from './complaint-card.tsx'
import { useComplaints } from './complaints.resource.ts'

/** What the member reported, and apart from it what was decided about themselves. */
export const OwnComplaints = ({ heading }: { readonly heading: Ref<HTMLHeadingElement> }) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useComplaints()
  const aboutMember = data?.complaints.filter(({ side }) => side === 'subject') ?? []
  return (
    <>
      <Section>
        <h2 ref={heading} tabIndex={-1}>
          {t('complaints.own.title')}
        </h2>
        {data ? (
          <Reported complaints={data.complaints.filter(({ side }) => side === 'reporter')} />
        ) : error ? (
          <ErrorState
            heading="h3"
            message={errorText(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Waiting />
        )}
      </Section>
      {aboutMember.length > 0 ? (
        <Section>
          <h2>{t('complaints.aboutYou.title')}</h2>
          <p>{t('complaints.aboutYou.text')}</p>
          <Cards complaints={aboutMember} />
        </Section>
      ) : null}
    </>
  )
}

const Reported = ({ complaints }: { readonly complaints: readonly Complaint[] }) => {
  const { t } = useTranslation('mf-members')
  return complaints.length > 0 ? <Cards complaints={complaints} /> : <Soft>{t('complaints.own.none')}</Soft>
}

const Cards = ({ complaints }: { readonly complaints: readonly Complaint[] }) => (
  <List>
    {complaints.map((complaint) => (
      <li key={complaint.id}>
        <ComplaintCard complaint={complaint} heading="h3" />
      </li>
    ))}
  </List>
)

const Waiting = () => {
  const { t } = useUiText()
  return (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="120px" />
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.m};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.m};
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
`
