import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { useTranslation } from 'react-i18next'

interface LockedLikeProps {
  readonly seed: number
  readonly blurred: string | null
}

/** Somebody liked you; only premium members see who. */
export const LockedLike = ({ seed, blurred }: LockedLikeProps) => {
  const { t } = useTranslation('mf-members')
  const cdn = useShared('settings')?.cdn_prefix ?? ''
  return (
    <Card snug={true}>
      <Stack gap="s">
        <Photo src={blurred && cdn + blurred} alt={t('likes.locked.photo')} seed={seed} />
        <Button size="small" onClick={() => bus.publish('credits-requested', { reason: 'premium' })}>
          {t('likes.locked.action')}
        </Button>
      </Stack>
    </Card>
  )
}
