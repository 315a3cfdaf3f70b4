import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ServerState } from '../../server-state.ts'
import { AccountSection } from './account/account-section.tsx'
import { BlockedSection } from './blocked/blocked-section.tsx'
import { DataSection } from './data/data-section.tsx'
import { DisplaySection } from './display/display-section.tsx'
import { NotificationsSection } from './notifications/notifications-section.tsx'
import { SectionNav } from './parts/section-nav.tsx'
import { useSectionInFocus } from './parts/use-section-in-focus.ts'

/** All that a member decides about their account (`/notifications`); `#notifications` and its like lead to a section. */
export const Page = () => {
  const { t } = useTranslation('mf-members')
  useSectionInFocus()
  return (
    <ServerState>
      <PageContainer>
        <PageHeading>{t('settings.title')}</PageHeading>
        <Columns>
          <SectionNav />
          <Sections>
            <NotificationsSection />
            <DisplaySection />
            <BlockedSection />
            <AccountSection />
            <DataSection />
          </Sections>
        </Columns>
      </PageContainer>
    </ServerState>
  )
}

const { space } = token

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${from('tablet')} {
    grid-template-columns: 200px minmax(0, 1fr);
    align-items: start;
    gap: ${space.xl};
  }
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-width: 720px;
`
