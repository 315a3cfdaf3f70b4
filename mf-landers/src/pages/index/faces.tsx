import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MemberCards } from '../../member-landing/member-cards.tsx'
import { useShownMembers } from '../../member-landing/shown-members.resource.ts'
import { ServerState } from '../../server-state.ts'
import { Band, BandLead, BandTitle } from './section.tsx'

/** Members who chose to be on the front door; nothing where nobody did, or nobody can say. */
export const Faces = () => (
  <ServerState>
    <Shown />
  </ServerState>
)

const Shown = () => {
  const { t } = useTranslation('mf-landers')
  const { data } = useShownMembers({ name: 'index' })
  if (!data || data.profiles.length === 0) return null
  return (
    <Band>
      <Words>
        <BandTitle>{t('index.faces.title')}</BandTitle>
        <BandLead>{t('index.faces.text')}</BandLead>
      </Words>
      <MemberCards members={data.profiles} />
    </Band>
  )
}

const Words = styled.div`
  padding-block-end: ${token.space.l};
`
