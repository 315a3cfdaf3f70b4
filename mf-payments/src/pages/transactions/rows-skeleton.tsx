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
          <Skeleton width="64px" height="16px" />
          <Skeleton width={row % 2 ? '64%' : '58%'} height="13px" />
          <Skeleton width="56px" height="20px" />
        </Row>
      ))}
    </div>
  )
}

const { color, space } = token

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: ${space.s} ${space.m};
  min-height: 78px;
  padding-inline: ${space.m};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > :nth-child(2n) {
    justify-self: end;
  }
`
