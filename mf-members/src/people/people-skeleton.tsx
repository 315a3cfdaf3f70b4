import { Grid } from '@lonk/shared-ui/page.tsx'
import { ProfileCardSkeleton } from '@lonk/shared-ui/profile-card-skeleton.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'

const places = Array.from({ length: 10 }, (_, index) => index)

/** The grid while its people are on their way. */
export const PeopleSkeleton = () => {
  const { t } = useUiText()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Grid>
        {places.map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </Grid>
    </div>
  )
}
