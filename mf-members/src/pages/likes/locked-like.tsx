import { Card } from '@lonk/shared-ui/card.tsx'
import { formatRelative } from '@lonk/shared-ui/format.ts'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { Photo } from '@lonk/shared-ui/photo.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

interface LockedLikeProps {
  readonly seed: number
  readonly since: string
}

/** Somebody liked you; only premium members see who. Nothing of it is theirs: neither picture nor colour. */
export const LockedLike = ({ seed, since }: LockedLikeProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const { now } = usePageClock()
  return (
    <Card snug={true}>
      <Stack gap="s">
        <Stage>
          <Photo src={null} alt="" seed={seed} />
          <Lock aria-hidden="true" />
        </Stage>
        <p>
          <Somebody>{t('likes.locked.somebody')}</Somebody>
          <When>{formatRelative(since, now, i18n.language)}</When>
        </p>
      </Stack>
    </Card>
  )
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.field};

  & > svg {
    position: absolute;
    inset: 0;
    width: 32px;
    height: 32px;
    margin: auto;
    color: ${token.color.ink};
  }
`

const Somebody = styled.strong`
  display: block;
`

const When = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
