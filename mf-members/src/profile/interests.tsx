import { useShared } from '@lonk/shared-events/react.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { LateInterestIcon } from '../interests/late-interest-icon.ts'
import { useInterests } from '../places.resource.ts'

/** Interests by name; the ones that the reader shares come first and stand out. */
export const Interests = ({ ids }: { readonly ids: readonly number[] }) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  const { data: catalogue = [], isPending } = useInterests()
  const own = new Set(user?.profile.interests)
  const named = catalogue
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, icon }) => ({ id, name, icon, shared: own.has(id) }))
    .sort((a, b) => Number(b.shared) - Number(a.shared))
  const sharedCount = ids.filter((id) => own.has(id)).length
  if (ids.length === 0 || (named.length === 0 && !isPending)) return null
  return (
    <Stack gap="xs">
      <Title>{t('profile.interests')}</Title>
      <Cluster gap="xs">
        {/* What follows stays in its place when the names come. */}
        {isPending ? ids.map((id) => <Skeleton key={id} width="92px" height="24px" />) : null}
        {named.map(({ id, name, icon, shared }) => (
          <StatusBadge
            key={id}
            tone={shared ? 'teal' : 'neutral'}
            icon={icon ? <LateInterestIcon icon={icon} waiting={<Room />} /> : undefined}
          >
            {name}
          </StatusBadge>
        ))}
      </Cluster>
      {sharedCount > 0 ? <Soft>{t('profile.shared', { count: sharedCount })}</Soft> : null}
    </Stack>
  )
}

/** As wide as the drawing that takes its place. */
const Room = styled.span`
  flex: none;
  width: 14px;
`

const Title = styled.h2`
  font-size: ${token.fontSize.m};
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
