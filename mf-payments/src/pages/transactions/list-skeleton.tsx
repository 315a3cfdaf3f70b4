import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** A list of amounts before it is there: the line above it, a month or a balance, and its rows on their card. */
export const ListSkeleton = ({ rows }: { readonly rows: number }) => (
  <Stack gap="xs">
    <Skeleton width="120px" height="22px" />
    <Card bare>
      <RowsSkeleton rows={rows} />
    </Card>
  </Stack>
)
