import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'

/** Rows of a statement before they are there, as high as they will be. */
export const RowsSkeleton = ({ rows }: { readonly rows: number }) => {
  const { t } = useUiText()
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Row key={row}>
          <Skeleton width={row % 2 ? '40%' : '52%'} height="16px" />
          <Skeleton width="72px" height="18px" />
        </Row>
      ))}
    </div>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.m};
  min-height: 72px;
`
