import { Grid, Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
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
          <Stack key={place} gap="xs">
            <Skeleton shape="block" ratio="4 / 5" />
            <Skeleton width="70%" height="18px" />
            <Skeleton width="50%" height="14px" />
          </Stack>
        ))}
      </Grid>
    </div>
  )
}
