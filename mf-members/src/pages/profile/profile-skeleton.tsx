import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { ProfileColumns } from './profile-layout.ts'

/** The profile while it is on its way. */
export const ProfileSkeleton = () => {
  const { t } = useUiText()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <ProfileColumns>
        <Skeleton shape="block" ratio="4 / 5" />
        <Stack gap="m">
          <Skeleton width="60%" height="40px" />
          <Skeleton width="40%" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="85%" />
        </Stack>
      </ProfileColumns>
    </div>
  )
}
