import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'

/** Somebody's name and age, still on their way. */
export const NameSkeleton = () => {
  const { t } = useUiText()
  return (
    <>
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="240px" height="1.15em" />
    </>
  )
}

/** When they were here, and where they are. */
export const MetaSkeleton = () => (
  <Lines>
    <Skeleton width="110px" />
    <Skeleton width="min(240px, 80%)" />
  </Lines>
)

/** What they say, and what they told by choosing. */
export const WordsSkeleton = () => (
  <Stack gap="l">
    <Stack gap="s">
      <Skeleton width="96%" />
      <Skeleton width="88%" />
      <Skeleton width="54%" />
    </Stack>
    <Facts>
      {['52%', '64%', '44%', '58%'].map((width) => (
        <Stack key={width} gap="xs">
          <Skeleton width="72px" height="12px" />
          <Skeleton width={width} height="16px" />
        </Stack>
      ))}
    </Facts>
  </Stack>
)

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.s} ${token.space.m};
  padding-block: 4px;
`

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${token.space.m};
`
