import type { PageProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { CountBadge } from '@lonk/shared-ui/badge.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { LinkTabs } from '@lonk/shared-ui/link-tabs.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { styled } from 'styled-components'
import { ServerState } from '../../server-state.ts'
import { likesTypes } from './likes.resource.ts'
import { LikesList } from './likes-list.tsx'

/** Likes received and sent, and matches (`/likes`, `/likes/:type`). */
export const Page = ({ params, firstData }: PageProps) => {
  const { t } = useTranslation('mf-members')
  const newLikes = useShared('newLikesTotal')
  const type = likesTypes.find((name) => name === (params.type ?? 'received'))
  if (!type) return <Navigate to={linkTo('likes')} replace={true} />
  const badge =
    newLikes > 0 ? <CountBadge count={newLikes} label={t('likes.newCount', { count: newLikes })} /> : null
  return (
    <ServerState>
      <PageContainer>
        <PageHeading
          actions={
            <LinkButton to={linkTo('swipe-game')} variant="secondary" size="small">
              {t('swipe.title')}
            </LinkButton>
          }
        >
          {t('likes.title')}
        </PageHeading>
        <Tabs>
          <LinkTabs
            label={t('likes.tabs')}
            tabs={likesTypes.map((name) => ({
              to: name === 'received' ? linkTo('likes') : linkTo('likes-type', { type: name }),
              label: t(`likes.${name}.tab`),
              current: name === type,
              badge: name === 'received' ? badge : null,
            }))}
          />
        </Tabs>
        <LikesList key={type} type={type} firstData={firstData} />
      </PageContainer>
    </ServerState>
  )
}

const Tabs = styled.div`
  margin-block-end: ${token.space.l};
`
